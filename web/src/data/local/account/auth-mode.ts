declare const __AUTH_MODE__: string | undefined

/** How this build knows who somebody is: it does not (demo), or through a clinic (docs/decisions/030). */
export const authMode: 'demo' | 'real' =
  typeof __AUTH_MODE__ === 'string' && __AUTH_MODE__ === 'real' ? 'real' : 'demo'
