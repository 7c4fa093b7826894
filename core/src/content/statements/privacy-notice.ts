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
        'Second Wind is an app to log how your breathing is. A clinic stores what you send. On this page, “we” means that clinic.',
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
        'your symptom logs and notes, and any earlier versions',
        'your answers in the symptom check, and the results',
        'care you tick off, like an exercise',
        'a risk level and alerts, which the app works out from your logs',
        'what your clinic writes to you, when it rang you, your answers, and which news you have read',
        'what kind of phone you use, and when it last sent something',
        'the keys that sign you and your phone in, but not your PIN or fingerprint',
        'what you agreed to, and when',
        'who has looked at your record, and when',
      ],
    },
    {
      id: 'on-your-phone',
      heading: 'What stays on your phone',
      lines: [
        'Your own action plan with its photos, the numbers of your GP, nurse and pharmacy, your medicine times and your PIN stay on your phone. Half-filled forms stay there too.',
        'The app does not use your camera, your microphone or your location.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we hold it',
      lines: [
        'We use it to see how you are and to help you. We also use it to keep your data safe and to check who has looked at it.',
        'The law lets a clinic do this because it gives you care. Our own page says which law we use.',
        'The app uses fixed rules to give advice. It does not use AI. The same rules show your clinic who to look at first. They never make a decision about you. You and your clinic do that.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      lines: [
        'If the clinic uses live air quality, we give a weather service the name of your town. We do not tell them who you are.',
        'Your clinician may write to you on WhatsApp. WhatsApp will then know your number. You can ask for a phone call instead.',
        'Our own page says which company stores the data, in which country, and who else works for us.',
      ],
      points: [
        'The clinician who invited you, once you have said yes. Nobody else in the app can see it, unless you share with them too.',
        'The people who run the service. They can reach the data, but may only do so to keep the service working.',
        'Nobody else, unless we have to share it by law.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      lines: [],
      points: [
        'We keep what you send until you ask us to delete it, or until we no longer need it. Our own page says how long a clinic must keep health records.',
        'If you delete a log, nobody sees it in any list. We keep a copy until your account is deleted.',
        'We delete backups after 35 days.',
        'We keep the list of who looked for longer. It has a number for you, not your name.',
        'We also keep what you agreed to and until when, under that number.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      lines: [
        'You can stop sharing in Settings. Your clinic can then no longer open your record. They may have made notes about what they saw before.',
        'You can ask us for these things. It is free, and we will reply within 1 month:',
      ],
      points: [
        'a copy of everything we hold about you. You can also save a copy from the app',
        'to correct what is wrong. You can change your profile and your logs yourself',
        'to delete it. You can delete your account in the app. If your clinic has to keep its own notes, we will tell you why',
        'to stop using it, or to use it less',
        'to move it to someone else',
      ],
    },
    {
      id: 'safe',
      heading: 'Keeping it safe',
      lines: [
        'We encrypt what you send. Clinicians have to prove who they are to sign in. We note each time someone looks at your record, and you can read that list.',
        'We use your internet address to stop attacks. We do not store it.',
        'Your phone keeps your logs too. Use a screen lock on your phone. You can also lock the app with a PIN. The PIN hides the app, but it does not encrypt what is stored.',
        'If you lose your phone, report it in the app on your other phone, or tell your clinic. Once it is signed out, a lost phone deletes its data when it is next online.',
      ],
    },
    {
      id: 'unhappy',
      heading: 'If you are not happy',
      lines: [
        'Tell us first. We will let you know within 30 days that we have your complaint.',
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
