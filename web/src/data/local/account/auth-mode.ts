declare const __AUTH_MODE__: string | undefined

/** How this build identifies people: not at all (demo), or through a clinic (decision 030). */
export const authMode: 'demo' | 'real' =
  typeof __AUTH_MODE__ === 'string' && __AUTH_MODE__ === 'real' ? 'real' : 'demo'
