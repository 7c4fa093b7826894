/** "7KM2P 9QX4R": easier to read out and to type. */
export const formatInvitationCode = (code: string): string => code.match(/.{1,5}/g)?.join(' ') ?? code
