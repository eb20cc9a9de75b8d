/** The default privacy notice, in both languages: what is asked for, why, who sees it, and what a person may demand. */
export const notice = {
  es: {
    title: 'Aviso de privacidad',
    version: 'Versión 2026-11',
    parts: [
      {
        heading: 'Quién responde',
        text: 'La empresa que te envió el enlace de tu solicitud es responsable de tus datos personales. Su nombre y sus datos de contacto aparecen en cada pantalla.',
      },
      {
        heading: 'Qué datos pedimos',
        text: 'Nombre, celular y correo; fecha de nacimiento, domicilio, CURP y RFC (en Estados Unidos, número de Seguro Social); tus ingresos semanales en las plataformas donde manejas; fotos de tu identificación, licencia, comprobante de domicilio, estados de cuenta y los demás documentos que subes; y, si haces la visita virtual, fotos de tu casa y tu ubicación.',
      },
      {
        heading: 'Para qué los usamos',
        text: 'Para comprobar quién eres, evaluar tu solicitud de financiamiento o renta de un vehículo, hacer las consultas legales y de riesgo que la ley permite, y contactarte con el resultado. No los usamos para publicidad y no los vendemos.',
      },
      {
        heading: 'Quién los ve',
        text: 'Solo el personal que revisa tu solicitud, y los proveedores que la empresa contrata para ello, obligados a protegerlos. Tu número de Seguro Social se guarda cifrado.',
      },
      {
        heading: 'Cuánto tiempo los guardamos',
        text: 'Mientras dure tu solicitud y el contrato que resulte de ella, y después solo el tiempo que la ley exige.',
      },
      {
        heading: 'Tus derechos',
        text: 'Puedes pedir ver, corregir o borrar tus datos, y oponerte a su uso (derechos ARCO). Escríbele a la empresa por los medios que aparecen en «Ayuda». También puedes retirar tu consentimiento; en ese caso ya no podremos evaluar tu solicitud.',
      },
      {
        heading: 'Cambios',
        text: 'Si este aviso cambia, lo verás en tu solicitud antes de seguir. Guardamos qué versión aceptaste y cuándo.',
      },
    ],
  },
  en: {
    title: 'Privacy notice',
    version: 'Version 2026-11',
    parts: [
      {
        heading: 'Who is responsible',
        text: 'The company that sent you the link to your application is responsible for your personal data. Its name and contact details are on every screen.',
      },
      {
        heading: 'What we ask for',
        text: 'Your name, phone and email; date of birth, address and Social Security number (in Mexico, CURP and RFC); your weekly earnings on the platforms you drive for; photos of your licence or ID, proof of address, bank statements and the other documents you upload; and, if you have the virtual visit, photos of your home and your location.',
      },
      {
        heading: 'What we use it for',
        text: 'To confirm who you are, to evaluate your application for vehicle financing or rental, to run the legal, background and credit checks you agree to, and to tell you the result. We do not use it for advertising and we do not sell it.',
      },
      {
        heading: 'Who sees it',
        text: 'Only the staff who review your application, and providers the company hires for that purpose, who must protect it. Your Social Security number is stored encrypted.',
      },
      {
        heading: 'How long we keep it',
        text: 'For as long as your application and any contract that follows from it last, and afterwards only as long as the law requires.',
      },
      {
        heading: 'Your rights',
        text: 'You may ask to see, correct or delete your data, and object to its use. Write to the company through the contacts under “Help”. You may also withdraw your consent; we then cannot evaluate your application.',
      },
      {
        heading: 'Changes',
        text: 'If this notice changes, you will see it in your application before you go on. We record which version you accepted and when.',
      },
    ],
  },
};
