/** What the worker downloads with the app. The plugin adds the icons, favicon among them; screenshots stay out. */
export const precachedFiles = ['**/*.{js,css,html,svg,woff2}', 'packs.json']

/** Packs are kept when somebody asks for them; only the list of them comes with the app. */
export const notPrecached = ['handouts/**', 'favicon.svg']
