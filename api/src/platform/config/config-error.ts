/** The settings do not allow a safe start. The message is for the person who starts the server. */
export class ConfigError extends Error {}
