import type { Line } from '../content-item.ts'
import { ifClosed } from '../help/if-closed.ts'
import { reviewed } from '../review.ts'

/** The card about what was logged in the last two days. The state: findings/follow-up-card.ts. */
export const followUpCardWords = {
  callIfStill: {
    id: 'still-call-if',
    text: 'Call 999 if you still feel like this',
    ...reviewed('nhs-999'),
  },
  ask: { id: 'still-ask', text: 'Do you still feel like this?', ...reviewed('own') },
  yes: { id: 'still-yes', text: 'Yes', ...reviewed('own') },
  better: { id: 'still-better', text: 'No, I am better', ...reviewed('own') },
  later: {
    id: 'still-later',
    text: 'If you close this, the question stays on Home.',
    ...reviewed('own'),
  },
  call: { id: 'still-call', text: 'Call 999 now', ...reviewed('nhs-999') },
  callDetail: {
    id: 'still-call-detail',
    text: 'You said that you still feel like this. Call 999. If you can, unlock your door and sit upright.',
    ...reviewed('nhs-999', 'nhs-shortness-of-breath'),
  },
  betterNow: { id: 'still-better-now', text: 'I am better now', ...reviewed('own') },
  mistake: { id: 'still-mistake', text: 'I entered this by mistake', ...reviewed('own') },
  mistakeInCheck: { id: 'still-mistake-in-check', text: 'I chose this by mistake', ...reviewed('own') },
  repliedMistake: {
    id: 'still-replied-mistake',
    text: 'You replied: I chose this by mistake.',
    ...reviewed('own'),
  },
  /** After that reply: a mistake does not show how the person is. */
  notSure: {
    id: 'still-not-sure',
    text: 'If you are not sure how you are, call 111',
    ...reviewed('nhs-111'),
  },
  afterMistake: {
    id: 'still-after-mistake',
    text: 'Do the symptom check again now, so that its advice is about how you are. If you have any of these signs, call 999.',
    ...reviewed('nhs-999'),
  },
  afterNewCheck: {
    id: 'still-after-new-check',
    text: 'Follow the advice of your newest symptom check. If you have any of these signs, call 999.',
    ...reviewed('nhs-999'),
  },
  noMistake: { id: 'still-no-mistake', text: 'I do feel like this', ...reviewed('own') },
  checkAgain: { id: 'still-check-again', text: 'Do the symptom check again', ...reviewed('own') },
  repliedBetter: { id: 'still-replied-better', text: 'You replied: I am better.', ...reviewed('own') },
  kept: {
    id: 'still-kept',
    text: 'We keep your reply with what you logged.',
    ...reviewed('own'),
  },
  afterBetter: {
    id: 'still-after-better',
    text: `Do this even if you feel better. ${ifClosed} If it comes back, call 999.`,
    ...reviewed('nhs-shortness-of-breath', 'nhs-111'),
  },
  /** Above what is watched, and above a sign about which the person replied "I am better". */
  watch: { id: 'still-watch', text: 'Keep an eye on this', ...reviewed('own') },
  stillAdvice: {
    id: 'still-advice',
    text: 'Still contact a GP surgery or call 111 today',
    ...reviewed('nhs-111'),
  },
  whatLogged: { id: 'still-what-logged', text: 'What you logged', ...reviewed('own') },
  usualAgain: {
    id: 'still-usual-again',
    text: 'Are you back to normal for you?',
    ...reviewed('nice-ng115'),
  },
  usualYes: { id: 'still-usual-yes', text: 'Yes', ...reviewed('own') },
  /** Above that question, with what was logged since the flare-up. */
  usualDoubt: {
    id: 'still-usual-doubt',
    text: 'Something that you logged since is not like your usual day. Answer for how you are now.',
    ...reviewed('own'),
  },
  usualBothYes: { id: 'still-usual-both-yes', text: 'Yes, both', ...reviewed('own') },
  usualAllYes: { id: 'still-usual-all-yes', text: 'Yes, all of them', ...reviewed('own') },
  /** Below that question, once the first was answered with "Yes". */
  usualNotSaved: {
    id: 'still-usual-not-saved',
    text: 'Your “Yes” is not saved until you answer this.',
    ...reviewed('own'),
  },
  usualNo: { id: 'still-usual-no', text: 'No, not yet', ...reviewed('own') },
  usualNow: { id: 'still-usual-now', text: 'I am back to normal for me', ...reviewed('own') },
  usualSaved: {
    id: 'still-usual-saved',
    text: 'This reminder has ended. If you get worse again, contact a GP surgery or call 111 today.',
    ...reviewed('own', 'nhs-111'),
  },
  notUsual: {
    id: 'still-not-usual',
    text: 'If you are not getting better, or have not had advice about this yet, contact a GP surgery or call 111 today. If you get worse, call 999.',
    ...reviewed('nice-ng115', 'nhs-111', 'nhs-999'),
  },
  /** Where the last that the person said of it is that they are worse, or not back to usual. */
  keepAdvice: {
    id: 'still-keep-advice',
    text: `Do not wait until tomorrow. ${ifClosed} If you have had advice about this, follow it. If you get worse, call 999.`,
    ...reviewed('nice-ng115', 'nhs-111', 'nhs-999'),
  },
  notBetterSince: {
    id: 'still-not-better-since',
    text: 'You have not told us since then that you are better.',
    ...reviewed('own'),
  },
  /** Beside a red flag that is on this phone alone. */
  notSent: {
    id: 'still-not-sent',
    text: 'Your clinic has not seen this yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** Beside a warning sign that the server has: a sent entry is not a seen one. */
  sent: {
    id: 'still-sent',
    text: 'This has been sent. Your care team may not have seen it yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** Beside a warning sign that was not logged on this phone: when it arrived, and who has seen it, is not known here. */
  unseen: {
    id: 'still-unseen',
    text: 'Your care team may not have seen this yet. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** No alert is open, and a clinician has closed one since this was sent. */
  closedSince: {
    id: 'still-closed-since',
    text: 'This has been sent, and your care team has closed the alert about you since then. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** While no alert is open, and none was closed since as far as the phone knows: neither seen nor unseen is claimed. */
  sentNoAlert: {
    id: 'still-sent-no-alert',
    text: 'This has been sent. This app cannot tell whether your care team has seen it. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  unseenNoAlert: {
    id: 'still-unseen-no-alert',
    text: 'This app cannot tell whether your care team has seen this. Do not wait for a reply. Call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  /** After a message of the care team, which may be about this or not. */
  messageSince: {
    id: 'still-message-since',
    text: 'This has been sent. Your care team has sent a message since. Do not wait for a reply: call 999 or 111 if you need help.',
    ...reviewed('nhs-999', 'nhs-111'),
  },
  others: { id: 'still-others', text: 'Also logged:', ...reviewed('own') },
  otherNotSent: { id: 'still-other-not-sent', text: 'Not sent yet.', ...reviewed('own') },
} satisfies Record<string, Line>
