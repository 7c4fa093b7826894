/** The settings do not allow a safe start. The message is for the operator. */
export class ConfigError extends Error {}
