declare const __APP_VERSION__: string | undefined

/** Which build this is; the bundler puts it in, tests have none. */
export const appVersion: string = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development'
