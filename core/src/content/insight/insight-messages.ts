import type { Insight, InsightId } from '../../recovery/insight.ts'
import { reviewed } from '../review.ts'
import type { InsightMessage } from './insight-message-schema.ts'

const partlyUsual = 'What you answered is like your usual day.'

/** Clinical content, section 14. The rule that chooses: recovery/insight.ts. */
export const insightMessages: Record<InsightId, InsightMessage> = {
  safety: {
    id: 'safety',
    icon: 'warning',
    message:
      'Something you logged today is a warning sign. Do the symptom check, or get advice now if you are worried.',
    sourceLine: 'Source: a safety rule of this app',
    help: 'check-and-emergency',
    ...reviewed('nhs-shortness-of-breath', 'nhs-coughing-up-blood'),
  },
  'safety-earlier': {
    id: 'safety-earlier',
    icon: 'warning',
    message:
      'An earlier warning sign still counts. Do the symptom check, or get advice now if you are worried.',
    sourceLine: 'Source: a safety rule of this app',
    help: 'check-and-emergency',
    ...reviewed('nhs-shortness-of-breath', 'nhs-coughing-up-blood'),
  },
  watch: {
    id: 'watch',
    icon: 'warning',
    message: 'Something you logged today is worth watching. If it gets worse, do the symptom check.',
    sourceLine: 'Source: a safety rule of this app',
    help: 'check-and-urgent',
    ...reviewed('nhs-111', 'nhs-chest-infection'),
  },
  'usual-day': {
    id: 'usual-day',
    icon: 'sun',
    message: 'This is like your usual day.',
    sourceLine: 'Based on what you logged and your usual day',
    help: 'none',
    ...reviewed('own'),
  },
  'usual-day-partly': {
    id: 'usual-day-partly',
    icon: 'sun',
    message: `${partlyUsual} You left out your temperature and your phlegm: if you feel hot or shivery, or your phlegm has changed, add that to your entry.`,
    sourceLine: 'Based on what you logged and your usual day',
    help: 'none',
    ...reviewed('own'),
  },
  'better-than-usual': {
    id: 'better-than-usual',
    icon: 'up',
    message: 'Nothing you logged is worse than on your usual day, and some of it is better.',
    sourceLine: 'Based on what you logged and your usual day',
    help: 'none',
    ...reviewed('own'),
  },
  'lung-low': {
    id: 'lung-low',
    icon: 'sun',
    message: 'You logged few symptoms today. Keep taking your inhalers and medicines as your plan says.',
    sourceLine: 'Based on what you logged',
    help: 'none',
    ...reviewed('nhs-copd', 'nhs-asthma'),
  },
  'lung-middle': {
    id: 'lung-middle',
    icon: 'rest',
    message:
      'Is this how you usually are? If you are more breathless, cough more or have more phlegm than usual, do the symptom check.',
    sourceLine: 'Based on what you logged, and NICE NG115',
    help: 'check',
    ...reviewed('nice-ng115', 'nhs-copd'),
  },
  'lung-high': {
    id: 'lung-high',
    icon: 'phone',
    message: 'Your scores are high. If this is worse than your usual, get medical advice today.',
    sourceLine: 'Source: NHS advice',
    help: 'check-and-urgent',
    ...reviewed('nhs-111', 'nhs-copd'),
  },
  'first-days-mild': {
    id: 'first-days-mild',
    icon: 'sun',
    message: 'Your symptoms look mild today. If you have a cold, most get better in about 2 weeks.',
    sourceLine: 'Source: UKHSA TARGET leaflet, 2024',
    help: 'none',
    ...reviewed('target-leaflet'),
  },
  'first-days-hard': {
    id: 'first-days-hard',
    icon: 'cloud',
    message:
      'The first days are often the hardest. Rest and have plenty of drinks. If you get worse, or are no better in 24 to 48 hours, contact a GP surgery or call 111.',
    sourceLine: 'Source: UKHSA TARGET leaflet, 2024',
    help: 'none',
    ...reviewed('target-leaflet'),
  },
  'middle-days-low': {
    id: 'middle-days-low',
    icon: 'up',
    message: 'You logged few symptoms. Carry on with what is helping.',
    sourceLine: 'Based on what you logged',
    help: 'none',
    ...reviewed('own'),
  },
  'middle-days-tired': {
    id: 'middle-days-tired',
    icon: 'rest',
    message: 'Feeling tired now is common. Do a little, rest, then do a little more.',
    sourceLine: 'Source: NHS chest infection page',
    help: 'none',
    ...reviewed('nhs-chest-infection'),
  },
  'middle-days-high': {
    id: 'middle-days-high',
    icon: 'phone',
    message: 'Your scores are still high. Contact a GP surgery or call 111 for advice.',
    sourceLine: 'Source: NHS advice',
    help: 'call-111',
    ...reviewed('nhs-111', 'nhs-chest-infection'),
  },
  'later-low': {
    id: 'later-low',
    icon: 'star',
    message: 'You logged few symptoms today. A cough can still last 3 to 4 weeks.',
    sourceLine: 'Source: NICE NG120',
    help: 'none',
    ...reviewed('nice-ng120'),
  },
  'later-persistent': {
    id: 'later-persistent',
    icon: 'phone',
    message:
      'You still have symptoms. If you are not better by day 10, or you get worse, contact a GP surgery.',
    sourceLine: 'Source: an advice rule of this app',
    help: 'none',
    ...reviewed('specification', 'target-leaflet'),
  },
}

/** The message after an entry. Of a day that is partly like the usual one, it names only what was left out. */
export function insightMessageFor({ id, leftOut = [] }: Pick<Insight, 'id' | 'leftOut'>): InsightMessage {
  const words = insightMessages[id]
  if (id !== 'usual-day-partly' || leftOut.length !== 1) return words
  const left = leftOut.includes('temperature')
    ? 'your temperature: if you feel hot or shivery'
    : 'your phlegm: if it has changed'
  return { ...words, message: `${partlyUsual} You left out ${left}, add that to your entry.` }
}
