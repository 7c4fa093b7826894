declare const __APP_VERSION__: string | undefined

/** The version of this build, inserted by the bundler; tests have none. */
export const appVersion: string = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development'
