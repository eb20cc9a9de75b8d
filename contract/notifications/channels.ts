/** The ways by which a message reaches a person, in the order in which a code is offered. */
export const messageChannels = ['whatsapp', 'sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];
