import type { AboutName } from '@volante/contract/admission/about-program.ts';

/** What an invented company says about its program, so that a trial shows where the texts stand and how long they should be. */
export const companyTexts: Record<AboutName, string> = {
  ABOUT_MX_ES: `Quiénes somos
Prestamos autos a conductores de apps en la Ciudad de México y Monterrey. Es un ejemplo. Lo cambias en Ajustes.

Quién califica
Tienes 18 años o más y llevas al menos 12 semanas manejando con Uber o DiDi.

Qué te pedimos
Tus documentos, un aval y una videollamada desde tu casa.

Cuánto cuesta
$3,200 a la semana, con seguro y mantenimiento. El depósito es de $5,000 y te lo regresamos al final. Enviar tu solicitud no cuesta nada.`,
  ABOUT_MX_EN: `Who we are
We lend cars to app drivers in Mexico City and Monterrey. This is an example. You change it in Settings.

Who qualifies
You’re 18 or older and have driven with Uber or DiDi for at least 12 weeks.

What we ask
Your documents, a guarantor, and a video call from your home.

What it costs
$3,200 pesos a week, with insurance and maintenance. The deposit is $5,000 pesos, and you get it back at the end. Applying is free.`,
  ABOUT_US_ES: `Quiénes somos
Rentamos autos a conductores de apps en Florida y Texas. Es un ejemplo. Lo cambias en Ajustes.

Quién califica
Tienes 21 años o más y llevas al menos 12 semanas manejando con Uber o Lyft.

Qué te pedimos
Tus documentos, una revisión de antecedentes y de crédito y una videollamada desde tu casa.

Cuánto cuesta
$320 a la semana, con seguro y mantenimiento. El depósito es de $500 y te lo regresamos al final. Enviar tu solicitud no cuesta nada.`,
  ABOUT_US_EN: `Who we are
We rent cars to app drivers in Florida and Texas. This is an example. You change it in Settings.

Who qualifies
You’re 21 or older and have driven with Uber or Lyft for at least 12 weeks.

What we ask
Your documents, a background and credit check, and a video call from your home.

What it costs
$320 a week, with insurance and maintenance. The deposit is $500, and you get it back at the end. Applying is free.`,
};
