export const notAdvice = 'This is not medical advice.'

/** Under every insight that can have a figure: ruling "Real, not theatre", hazard C27. */
export const insightDisclaimer =
  'Figures are anonymised and based on people using the app, once enough people have joined. Until then they are example figures. This is not clinical advice.'
