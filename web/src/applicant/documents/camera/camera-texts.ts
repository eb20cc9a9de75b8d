import { dictionary } from '../../../lib/text.ts';

export const cameraTexts = dictionary({
  es: {
    title: (name: string) => `Foto: ${name}`,
    close: 'Cerrar la cámara',
    starting: 'Abriendo la cámara…',
    guides: {
      card: {
        away: 'Pon la tarjeta dentro del marco',
        loose: 'Acércala hasta llenar el marco',
        tilted: 'Enderézala un poco',
        glare: 'Inclínala un poco, hay un reflejo',
      },
      page: {
        away: 'Pon la hoja dentro del marco',
        loose: 'Acerca el teléfono hasta llenar el marco',
        tilted: 'Enderézala un poco',
        glare: 'Hay un reflejo, cambia de ángulo',
      },
      dark: 'Falta luz',
      blurred: 'Espera a que se vea nítida',
      moving: 'No te muevas',
      held: 'Así, no te muevas',
    },
    auto: 'La foto se toma sola. También puedes tomarla tú.',
    shutter: 'Tomar foto',
    chooseFile: 'Elegir archivo',
    phoneCamera: 'Usar la cámara del teléfono',
    lightOn: 'Encender la luz',
    lightOff: 'Apagar la luz',
    faults: {
      denied: 'Tu navegador no tiene permiso para usar la cámara. Usa la del teléfono o elige una foto que ya tengas.',
      missing: 'No encontramos la cámara. Usa la del teléfono o elige una foto que ya tengas.',
      busy: 'Otra app está usando la cámara. Usa la del teléfono o elige una foto que ya tengas.',
      failed: 'La cámara no abrió. Usa la del teléfono o elige una foto que ya tengas.',
      black: 'La cámara no muestra nada. Destápala, usa la del teléfono o elige una foto que ya tengas.',
    },
  },
  en: {
    title: (name: string) => `Photo: ${name}`,
    close: 'Close the camera',
    starting: 'Opening the camera…',
    guides: {
      card: {
        away: 'Place the card inside the frame',
        loose: 'Move closer until it fills the frame',
        tilted: 'Straighten it a little',
        glare: 'Tilt it a little, there’s a reflection',
      },
      page: {
        away: 'Place the page inside the frame',
        loose: 'Move your phone until the page fills the frame',
        tilted: 'Straighten it a little',
        glare: 'There’s a reflection, try another angle',
      },
      dark: 'More light is needed',
      blurred: 'Wait until it looks sharp',
      moving: 'Hold still',
      held: 'That’s it, hold still',
    },
    auto: 'The photo takes itself, or take it yourself.',
    shutter: 'Take photo',
    chooseFile: 'Choose file',
    phoneCamera: 'Use your phone’s camera',
    lightOn: 'Turn the light on',
    lightOff: 'Turn the light off',
    faults: {
      denied:
        'Your browser isn’t allowed to use the camera. Use your phone’s camera or choose a photo you already have.',
      missing: 'We couldn’t find the camera. Use your phone’s camera or choose a photo you already have.',
      busy: 'Another app is using the camera. Use your phone’s camera or choose a photo you already have.',
      failed: 'The camera didn’t open. Use your phone’s camera or choose a photo you already have.',
      black: 'The camera shows nothing. Uncover it, use your phone’s camera, or choose a photo you already have.',
    },
  },
});
