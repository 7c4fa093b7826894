import { reviewedOn } from '../review.ts'
import type { Statement } from './statement.ts'

/**
 * What a clinic does with the data that patients send. docs/privacy-notice.md says what the clinic must add and gives
 * evidence for each section.
 */
export const privacyNotice: Statement = {
  id: 'privacy-notice',
  sections: [
    {
      id: 'short',
      heading: 'The short version',
      lines: [],
      points: [
        'Your clinic can see what you log, if you say yes. You can stop at any time.',
        'It is used for your care. It is not sold, and there are no adverts.',
        'No doctor or nurse is watching this app live. In an emergency call 999.',
        'If you say no, the app still works. What you log then stays on your phone.',
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      lines: [
        'Second Wind is an app to log how your breathing is. A clinic runs the server that gets what you send. On this page, “we” means that clinic.',
      ],
      facts: ['organisation', 'privacyContact', 'privacyUrl'],
    },
    {
      id: 'what-we-hold',
      heading: 'What we hold',
      lines: ['If you use the app without a clinic, we hold nothing about you. Once you share, we hold:'],
      points: [
        'your name, age, gender, email, phone number and town',
        'your health conditions, and your inhaler',
        'your symptom logs, with your notes, and what they said before you changed them',
        'your answers in the symptom check, and what came out',
        'care that you tick off, like an exercise',
        'a risk level and alerts, which the app works out from your logs',
        'what your clinic writes to you, your answers, and which news you have read',
        'what kind of phone you use, and when it last sent something',
        'the keys by which we know you and your phone again, but no PIN and no fingerprint',
        'what you agreed to, and when',
        'who looked at your record, and when',
      ],
    },
    {
      id: 'on-your-phone',
      heading: 'What stays on your phone',
      lines: [
        'Your own action plan with its photos, the numbers of your GP, nurse and pharmacy, your medicine times and your PIN stay on your phone. Half-filled forms stay there too.',
        'The app does not use your camera, your microphone or your place on the map.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we hold it',
      lines: [
        'We use it to see how you are and to help you. We also use it to keep the server safe and to find out who looked.',
        'The law lets a clinic do this because it gives care. Our own page says which part of the law.',
        'The app gives advice from fixed rules. No AI takes part. The same rules tell your clinic whom to look at first. They never take a decision about you. You and your clinic do.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      lines: [
        'If the clinic has live air quality, a weather service is told the name of your town. It is not told who asks.',
        'Your clinician may write to you on WhatsApp. Then WhatsApp knows your number. You can ask for a phone call instead.',
        'Our own page says which company hosts the server, in which country, and who else works for us.',
      ],
      points: [
        'The clinician who invited you, once you have said yes, and nobody else in the app unless you share with them too.',
        'The people who run the server. They can reach what is on it. They may only do so to keep it working.',
        'Nobody else, unless the law makes us.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      lines: [],
      points: [
        'We keep what you send until you ask us to delete it, or until we no longer need it. Our own page says how long a clinic must keep health records.',
        'If you delete a log, it goes from every list. A copy stays on the server until your account is deleted.',
        'Backups are gone after 35 days.',
        'The list of who looked is kept longer. It has a number for you, and not your name.',
        'That you agreed, and until when, is kept too, under that number.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      lines: [
        'You can stop sharing by yourself, in Settings. From that moment your clinic cannot open your record. What they saw before, they may have written down.',
        'You can ask us for these things. It costs nothing. We answer within one month:',
      ],
      points: [
        'a copy of all we hold about you. You can also save a copy from the app',
        'to put right what is wrong. You can change your profile and your logs yourself',
        'to delete it. You can delete your account in the app. Your clinic may have to keep notes of its own, and then we tell you why',
        'to stop using it, or to use it less',
        'to move it to somebody else',
      ],
    },
    {
      id: 'safe',
      heading: 'Keeping it safe',
      lines: [
        'What is sent is locked on its way. Clinicians sign in with a key or with two proofs. Each look at your record is noted, and you can read that list.',
        'We use your internet address to stop attacks. We do not store it.',
        'Your phone keeps your logs too. Use a screen lock on your phone. You can also lock the app with a PIN. The PIN hides the app, but it does not scramble what is stored.',
        'If you lose your phone, say so on another phone of yours with the app, or tell your clinic. Once it is signed out, a lost phone deletes what it keeps when it is next online.',
      ],
    },
    {
      id: 'unhappy',
      heading: 'If you are not happy',
      lines: [
        'Please tell us first. We must say within 30 days that we have got it.',
        'You can also go to the Information Commissioner’s Office, on 0303 123 1113 or on its website.',
      ],
      links: [
        {
          label: 'Complain to the ICO (opens in a new tab)',
          href: 'https://ico.org.uk/make-a-complaint/',
        },
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'ico-privacy-information', 'data-act-2025', 'ico-complaints'),
}
