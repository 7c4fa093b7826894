import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content/content-item.ts'
import { reviewedOn } from '../content/review.ts'
import { maxTemplateTitleLength } from './contract/message-templates.ts'
import { maxMessageLength } from './message.ts'

/** A template that a new installation starts with. The clinic edits or removes it. */
export const defaultTemplate = z.object({
  id: itemId,
  title: copy.check(z.maxLength(maxTemplateTitleLength)),
  text: copy.check(z.maxLength(maxMessageLength)),
  ...reviewShape,
})

/** Each can be answered with Better, The same, Worse or Please call me. None gives advice that a log should give. */
export const defaultTemplates: readonly z.infer<typeof defaultTemplate>[] = [
  {
    id: 'how-are-you',
    title: 'How are you now?',
    text: 'Thank you for your last check-in. How is your breathing now, compared with then? Please choose an answer.',
    ...reviewedOn('2026-11-24', 'own'),
  },
  {
    id: 'no-check-in',
    title: 'No check-in for a few days',
    text: 'You have not checked in for a few days. How are you, compared with your last check-in? Please choose an answer, and log how you feel.',
    ...reviewedOn('2026-11-24', 'own'),
  },
  {
    id: 'after-flare-up',
    title: 'After a flare-up',
    text: 'You told us that your breathing got worse. Please keep to your own action plan and take your medicines as prescribed. How are you now, compared with your last check-in?',
    ...reviewedOn('2026-11-24', 'own'),
  },
  {
    id: 'inhaler-steps',
    title: 'Check your inhaler steps',
    text: 'Please open Inhaler in the Self-Care Library and go through the steps for your own inhaler with it in your hand. If a step is hard for you, choose “Please call me”.',
    ...reviewedOn('2026-11-24', 'own'),
  },
  {
    id: 'book-review',
    title: 'Book your review',
    text: 'Your asthma or COPD review is due. Please call your GP surgery to book it. If you cannot call, choose “Please call me”.',
    ...reviewedOn('2026-11-24', 'own'),
  },
]
