/** The sentences after a fault of the server. @param outcome what has, or has not, happened: "Nothing was changed." */
export const serviceProblem = (outcome?: string): string =>
  ['Sorry, there is a problem with the service.', outcome, 'Try again in a few minutes.']
    .filter((sentence) => sentence !== undefined)
    .join(' ')
