import { reviewed, reviewedOn } from '../review.ts'
import type { Category } from './category-schema.ts'

/**
 * Content pack 8.8, and the kinds of inhaler that it leaves out. No countdown runs while a breath is held: it lasts as
 * long as is comfortable.
 */
export const inhaler: Category = {
  id: 'inhaler',
  title: 'Using your inhaler',
  description: 'Get the full dose from your inhaler and look after your inhalers.',
  icon: 'spray',
  color: 'orange',
  warnings: [
    'Take the dose your doctor, nurse or pharmacist gave you. These steps show how to use it, not how much to take.',
    'The steps are different for each type, so find yours. If the leaflet of your inhaler says something else, follow the leaflet.',
    'If you have an asthma attack and your inhaler is not helping, call 999.',
  ],
  tip: 'Ask a nurse or pharmacist to watch you use your inhaler once a year.',
  links: [
    {
      label: 'Watch a video for your exact inhaler (Asthma + Lung UK)',
      url: 'https://www.asthmaandlung.org.uk/living-with/inhaler-videos',
    },
    {
      label: 'Watch a video for your exact inhaler (RightBreathe)',
      url: 'https://www.rightbreathe.com/',
    },
  ],
  modules: [
    {
      id: 'spray-inhaler-alone',
      title: 'Spray inhaler on its own',
      description: 'You press it and breathe in at the same time. Also called a puffer, or pMDI.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight. Check the date and the dose counter.', drawing: 'dose-counter' },
        {
          text: 'Take the cap off. Look inside for dust or crumbs. Then shake the inhaler.',
          drawing: 'spray-shake',
        },
        {
          text: 'If it is new, or you have not used it for some days, test it first as the leaflet says.',
          drawing: 'spray-test',
        },
        { text: 'Breathe out gently, away from the inhaler.', drawing: 'spray-out-away' },
        { text: 'Lift your chin a little. Seal your lips around the mouthpiece.', drawing: 'spray-seal' },
        {
          text: 'Start to breathe in, slow and steady. Then press the inhaler once, and keep breathing in.',
          drawing: 'spray-breathe',
        },
        {
          text: 'Take it out. Hold your breath for up to 10 seconds, or as long as is comfortable.',
          drawing: 'hold-breath',
        },
        {
          text: 'Breathe out gently. Wait 30 to 60 seconds before the next puff.',
          drawing: 'wait',
          seconds: 30,
        },
        { text: 'If your dose is 2 puffs, shake the inhaler and do it again.', drawing: 'spray-shake' },
        {
          text: 'Put the cap back on. If it is a steroid inhaler, rinse your mouth and spit.',
          drawing: 'cap-on',
        },
      ],
      cautions: [
        'If it is hard to press and breathe in at the same time, ask a nurse or pharmacist for a spacer.',
        'Press once for each breath in.',
      ],
      ...reviewedOn('2026-11-23', 'kent-inhaler', 'ipcrg-inhaler', 'alu-inhalers'),
    },
    {
      id: 'spray-inhaler-with-spacer',
      title: 'Spray inhaler with a spacer',
      description: 'A spacer helps more of the medicine reach your lungs.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight.', drawing: 'sit-or-stand' },
        { text: 'Check the date and the dose counter.', drawing: 'dose-counter' },
        {
          text: 'Take the cap off. Look inside for dust or crumbs. Then shake the inhaler.',
          drawing: 'spray-shake',
        },
        { text: 'Fit it to the spacer.', drawing: 'spacer-fit' },
        { text: 'Breathe out gently, away from the spacer.', drawing: 'spacer-out-away' },
        { text: 'Seal your lips around the mouthpiece. Press the inhaler once.', drawing: 'spacer-press' },
        {
          text: 'Breathe in slow and steady. If one long breath is hard, breathe in and out of the spacer 5 times instead.',
          drawing: 'spacer-breathe',
        },
        {
          text: 'Take the spacer out. Hold your breath for up to 10 seconds, or as long as is comfortable.',
          drawing: 'hold-breath',
        },
        {
          text: 'Breathe out gently. Wait 30 to 60 seconds before the next puff.',
          drawing: 'wait',
          seconds: 30,
        },
        { text: 'If your dose is 2 puffs, shake the inhaler and do it again.', drawing: 'spray-shake' },
        {
          text: 'Put the cap back on. If it is a steroid inhaler, rinse your mouth and spit.',
          drawing: 'cap-on',
        },
      ],
      cautions: ['Press once for each breath in. Two puffs at once do not work as well.'],
      ...reviewed('kent-inhaler', 'ipcrg-inhaler', 'alu-inhalers'),
    },
    {
      id: 'dry-powder-inhaler',
      title: 'Dry powder inhaler',
      description: 'Your own strong breath pulls the powder in.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight. Check the date and the dose counter.', drawing: 'sit-or-stand' },
        { text: 'Load a dose as the leaflet says.', drawing: 'powder-load' },
        {
          text: 'Breathe out gently, away from the inhaler. Damp air spoils the powder.',
          drawing: 'powder-out-away',
        },
        { text: 'Lift your chin and seal your lips around the mouthpiece.', drawing: 'powder-seal' },
        { text: 'Breathe in fast and deep.', drawing: 'powder-breathe' },
        {
          text: 'Take it out. Hold your breath for up to 10 seconds, or as long as is comfortable.',
          drawing: 'hold-breath',
        },
        { text: 'Breathe out gently, away from the inhaler. Close it.', drawing: 'powder-out-away' },
        { text: 'If it is a steroid inhaler, rinse your mouth and spit.', drawing: 'rinse-and-spit' },
      ],
      cautions: [
        'Do not shake it once a dose is loaded.',
        'If you cannot breathe in fast and deep, tell a nurse or pharmacist. Another type may suit you better.',
      ],
      ...reviewed('kent-inhaler', 'ipcrg-inhaler'),
    },
    {
      id: 'soft-mist-inhaler',
      title: 'Soft mist inhaler',
      description: 'It makes a slow, fine mist when you press the button. One kind is called Respimat.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight. Check the date and the dose counter.', drawing: 'sit-or-stand' },
        {
          text: 'A new one must be loaded and tested first. Ask a pharmacist to show you.',
          drawing: 'mist-load',
        },
        {
          text: 'Hold it upright with the cap closed. Turn the base until it clicks.',
          drawing: 'mist-turn',
        },
        { text: 'Open the cap all the way.', drawing: 'mist-open' },
        { text: 'Breathe out gently, away from the inhaler.', drawing: 'mist-out-away' },
        {
          text: 'Seal your lips around the mouthpiece. Do not cover the air holes. Point it at the back of your throat.',
          drawing: 'mist-seal',
        },
        {
          text: 'Start to breathe in, slow and steady. Then press the button, and keep breathing in.',
          drawing: 'mist-breathe',
        },
        {
          text: 'Take it out. Hold your breath for up to 10 seconds, or as long as is comfortable.',
          drawing: 'hold-breath',
        },
        { text: 'Breathe out gently. Close the cap.', drawing: 'mist-out-away' },
        { text: 'If your dose is 2 puffs, turn the base and do it again.', drawing: 'mist-turn' },
        { text: 'Rinse your mouth and spit.', drawing: 'rinse-and-spit' },
      ],
      ...reviewedOn('2026-11-23', 'kent-inhaler', 'ipcrg-inhaler'),
    },
    {
      id: 'breath-actuated-inhaler',
      title: 'Breath-actuated inhaler',
      description:
        'Your breath in sets off the puff. You do not press. Autohaler and Easi-Breathe are two kinds.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        {
          text: 'Sit or stand up straight. Check the date, and the dose counter if it has one.',
          drawing: 'sit-or-stand',
        },
        { text: 'Hold it upright and shake it.', drawing: 'breath-actuated-shake' },
        {
          text: 'Open the cap. If it has a lever, push the lever up.',
          drawing: 'breath-actuated-open',
        },
        { text: 'Breathe out gently, away from the inhaler.', drawing: 'breath-actuated-out-away' },
        {
          text: 'Lift your chin a little. Seal your lips around the mouthpiece. Do not cover the air holes.',
          drawing: 'breath-actuated-seal',
        },
        {
          text: 'Breathe in, slow and steady. The puff comes by itself. Keep breathing in when you hear a click.',
          drawing: 'breath-actuated-breathe',
        },
        {
          text: 'Take it out. Hold your breath for up to 10 seconds, or as long as is comfortable.',
          drawing: 'hold-breath',
        },
        {
          text: 'Breathe out gently. Close the cap, or push the lever down.',
          drawing: 'breath-actuated-out-away',
        },
        { text: 'Wait 30 to 60 seconds before the next puff.', drawing: 'wait', seconds: 30 },
        { text: 'If your dose is 2 puffs, shake it and do it again.', drawing: 'breath-actuated-shake' },
        { text: 'If it is a steroid inhaler, rinse your mouth and spit.', drawing: 'rinse-and-spit' },
      ],
      cautions: [
        'It does not work with a spacer.',
        'If no puff comes, tell a nurse or pharmacist. Another type may suit you better.',
      ],
      ...reviewedOn('2026-11-23', 'mkuh-autohaler', 'ipcrg-inhaler', 'alu-inhalers'),
    },
    {
      id: 'care-for-your-inhalers',
      title: 'Care for your inhalers',
      description: 'Keep your inhalers clean, in date and ready to use.',
      durationMin: 3,
      durationLabel: '3 min',
      steps: [
        {
          text: 'Rinse your mouth and spit after a steroid inhaler. It helps prevent a sore mouth.',
          drawing: 'rinse-and-spit',
        },
        { text: 'Check how many doses are left.', drawing: 'dose-counter' },
        { text: 'Check the date. Order a new one before you run out.', drawing: 'check-date' },
        { text: 'Wash your spacer as the leaflet says. Let it dry in the air.', drawing: 'wash-spacer' },
        { text: 'Take old inhalers to a pharmacy. Do not bin them.', drawing: 'to-pharmacy' },
      ],
      ...reviewed('kent-inhaler'),
    },
    {
      id: 'know-your-inhalers',
      title: 'Know your inhalers',
      description: 'Know which inhaler is for every day and which is for fast relief.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Put all your inhalers on a table.', drawing: 'inhalers-on-table' },
        {
          text: 'Find your preventer, if you have one. Use it every day as you were told to, even when you feel well.',
          drawing: 'preventer-daily',
        },
        { text: 'Find your reliever. Carry it with you.', drawing: 'carry-reliever' },
        {
          text: 'Ask a nurse or pharmacist: do I have AIR or MART? One inhaler may do both jobs.',
          drawing: 'ask-someone',
        },
        { text: 'Write the answer in your profile.', drawing: 'write-in-profile' },
        { text: 'Tell someone at home where your reliever is.', drawing: 'tell-someone' },
      ],
      cautions: [
        'If you need your reliever more often than usual, do the symptom check.',
        'Do not stop a preventer without advice.',
      ],
      ...reviewed('nhs-asthma', 'nice-ng245'),
    },
  ],
  ...reviewedOn('2026-11-23', 'kent-inhaler', 'ipcrg-inhaler', 'alu-inhalers', 'nhs-asthma-attack'),
}
