/** Around a message from a clinician. It never reads as if care had started (hazard C43). */
export const messageWords = {
  heading: (from: string) => `A message from ${from}`,
  notCare: 'Your team may not see your answer straight away.',
  worse: 'If you feel worse, do not wait. Call for help:',
  check: 'Do the symptom check',
  seen: 'I have read this',
  seenAt: (time: string) => `You read this: ${time}.`,
  willBeTold: 'Your care team sees that you have read it when this has been sent.',
  kept: 'You have read the message.',
  keptLink: 'It stays in your notifications',
  more: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
} as const
