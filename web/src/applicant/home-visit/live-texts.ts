import type { Challenge } from '@volante/contract/home-visit/captures.ts';
import { dictionary } from '../../lib/text.ts';

export const liveTexts = dictionary({
  es: {
    title: 'Foto en el momento',
    opening: 'Abriendo la cámara…',
    picture: 'Lo que ve tu cámara',
    shutter: 'Tomar foto',
    without: 'No puedo así, tomar la foto normal',
    challenges: {
      hand_on_door_frame: 'Toma la foto con tu mano en el marco de la puerta.',
      open_hand_at_door: 'Toma la foto con tu mano abierta frente a la puerta.',
      keys_at_door: 'Toma la foto con tus llaves frente a la puerta.',
      hand_on_gate: 'Toma la foto con tu mano en el portón o la pared.',
      shoe_on_floor: 'Toma la foto con tu zapato en el piso de la cochera.',
      keys_at_gate: 'Toma la foto con tus llaves frente a la cochera.',
      thumb_up: 'Toma la foto de tu calle con tu pulgar arriba.',
      two_fingers: 'Toma la foto de tu calle con dos dedos de tu mano.',
      open_hand: 'Toma la foto de tu calle con tu mano abierta.',
    } satisfies Record<Challenge, string>,
  },
  en: {
    title: 'Photo taken right now',
    opening: 'Opening the camera…',
    picture: 'What your camera sees',
    shutter: 'Take photo',
    without: 'I can’t, take it without that',
    challenges: {
      hand_on_door_frame: 'Take the photo with your hand on the door frame.',
      open_hand_at_door: 'Take the photo with your open hand in front of the door.',
      keys_at_door: 'Take the photo with your keys in front of the door.',
      hand_on_gate: 'Take the photo with your hand on the gate or the wall.',
      shoe_on_floor: 'Take the photo with your shoe on the garage floor.',
      keys_at_gate: 'Take the photo with your keys in front of the garage.',
      thumb_up: 'Take the photo of your street with your thumb up.',
      two_fingers: 'Take the photo of your street with two fingers of your hand.',
      open_hand: 'Take the photo of your street with your open hand.',
    },
  },
});
