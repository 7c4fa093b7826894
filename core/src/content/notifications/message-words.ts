import type { MessageAnswer } from '../../care/message.ts'

/** Around a message from a clinician. It never reads as if care had started (hazard C43). */
export const messageWords = {
  heading: (from: string) => `A message from ${from}`,
  notCare: 'Your team may not see your answer straight away.',
  worse: 'If you feel worse, do not wait. Call for help:',
  check: 'Do the symptom check',
  seen: 'I have read this',
  seenAt: (time: string) => `Read ${time}.`,
  willBeTold: 'We will tell your care team when you have signal.',
  keptLink: 'See all messages',
  answer: 'Answer this message',
  question: 'Your answer',
  answerAgain: 'Give another answer',
  answered: (label: string, time: string) => `You answered “${label}”: ${time}.`,
  readAgain: 'Read the message again',
  notSent: 'Not sent yet. We will send it to your care team when you have signal.',
  sending: 'Sending.',
  sent: (time: string) => `Sent ${time}.`,
  needsAttention: 'Not sent. See what to do',
  afterWorse: 'You answered “Worse”. Do the symptom check now. It works without signal.',
  worseNow: 'If you feel worse, do not wait: call 999 or 111, or do the symptom check.',
  afterCall:
    'Your care team is most likely to read this on a working day, between 09:00 and 17:00. They may not be able to call today. If it cannot wait, call your GP surgery or 111.',
  afterCallWithoutNumber:
    'Your care team is most likely to read this on a working day, between 09:00 and 17:00. If it cannot wait, call your GP surgery or 111.',
  notCalled:
    'If nobody has called you, call your GP surgery or your clinic. If you feel worse, call 111 or 999.',
  noNumber:
    'Your clinic has no phone number for you, so it cannot call you. Add your number to your profile.',
  addNumber: 'Add my phone number',
  worseHeading: 'You said that you feel worse',
  worseSince: (time: string) =>
    `You answered “Worse”: ${time}. Do the symptom check now. It works without signal.`,
  worseSaved: 'Your answer is saved. Your team may not see it straight away, so do this check now.',
  earlier: 'Earlier messages',
  none: 'You have no messages from your care team.',
  unreadable: 'We cannot show your messages right now. Close the app and open it again.',
  more: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
} as const

/** The fixed answers, in the words that patients press and clinicians read. */
export const answerLabels: Record<MessageAnswer, string> = {
  better: 'Better',
  same: 'The same',
  worse: 'Worse',
  call: 'Please call me',
}
