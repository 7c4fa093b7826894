import { reviewed } from '../review.ts'
import { feverQuestion } from './fever-question.ts'
import type { TrackQuestion } from './question-schema.ts'

/** Check for people with a respiratory condition, in the order asked. */
export const respiratoryQuestions: readonly TrackQuestion<'respiratory'>[] = [
  {
    id: 'difficulty_breathing',
    text: 'How is your breathing right now?',
    hint: 'Compare it with what is normal for you.',
    options: [
      { id: 'none', label: 'Normal for me', clinicallySignificant: false },
      {
        id: 'mild',
        label: 'A bit worse than usual when active. It settles with rest',
        clinicallySignificant: false,
      },
      {
        id: 'moderate',
        label: 'Clearly worse than usual. I stop for breath doing everyday things',
        reason: 'Your breathing is clearly worse than usual. You stop for breath doing everyday things',
        clinicallySignificant: true,
      },
      {
        id: 'severe',
        label: 'Hard to breathe even at rest, or I cannot finish a sentence',
        redFlag: 'Too breathless to finish a sentence, or breathless at rest and worse than usual',
        clinicallySignificant: true,
      },
      {
        id: 'critical',
        label: 'Gasping, choking, worn out from breathing, or unable to speak',
        redFlag: 'Gasping, choking, exhausted, or unable to speak',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-shortness-of-breath', 'bts-acute-asthma', 'how-are-you-today'),
  },
  {
    id: 'chest_pain',
    text: 'Do you have chest pain or tightness?',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      {
        id: 'usual',
        label: 'Mild tightness that is usual for me and is easing',
        clinicallySignificant: false,
      },
      {
        id: 'moderate',
        label: 'New or worse tightness or pain that comes and goes',
        reason: 'You have new or worse chest tightness or pain that comes and goes',
        clinicallySignificant: true,
      },
      {
        id: 'sharp',
        label: 'Sharp pain when I breathe in or cough',
        reason: 'You have sharp chest pain when you breathe in or cough',
        clinicallySignificant: true,
      },
      {
        id: 'crushing',
        label:
          'Tight, heavy or squeezing pain. Or pain that spreads, will not go away, or comes with sweating, feeling sick or feeling faint',
        redFlag:
          'Chest pain that is tight or heavy, spreads, will not go away, or comes with sweating, sickness or faintness',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-chest-pain', 'alu-copd-flare-up'),
  },
  {
    id: 'wheeze_cough',
    text: 'Do you have a wheeze or cough?',
    hint: 'If you were wheezing and it has gone quiet, but breathing is still hard, call 999.',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      { id: 'usual', label: 'My usual wheeze or cough', clinicallySignificant: false },
      { id: 'increased', label: 'A little more than usual', clinicallySignificant: false },
      {
        id: 'audible_wheeze',
        label: 'A wheeze that I or other people can hear',
        reason: 'You have a wheeze that you or other people can hear',
        clinicallySignificant: true,
      },
      {
        id: 'severe_wheeze',
        label: 'Wheeze or cough nearly all the time, or it wakes me at night',
        reason: 'You wheeze or cough nearly all the time, or it wakes you at night',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nice-ng245', 'nhs-asthma', 'bts-acute-asthma'),
  },
  {
    id: 'cough_mucus',
    text: 'What do you cough up?',
    options: [
      { id: 'none', label: 'Nothing, or my usual amount and colour', clinicallySignificant: false },
      { id: 'more', label: 'More mucus than usual, same colour', clinicallySignificant: false },
      {
        id: 'changed',
        label: 'Thicker, or a new colour (yellow, green or brown)',
        clinicallySignificant: false,
      },
      {
        id: 'blood_streaks',
        label: 'A few spots or streaks of blood, or rust-coloured mucus',
        reason: 'You coughed up a few spots or streaks of blood, or rust-coloured mucus',
        clinicallySignificant: true,
      },
      {
        id: 'significant_blood',
        label: 'More than a few spots or streaks of blood',
        redFlag: 'Coughing up more than a few spots or streaks of blood',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-coughing-up-blood', 'alu-copd-flare-up', 'how-are-you-today'),
  },
  feverQuestion,
  {
    id: 'peak_flow',
    text: 'What is your latest peak flow?',
    hint: 'Use your best of 3 blows today. Compare it with your own best score.',
    hintForSome: {
      conditions: ['COPD', 'Pulmonary Fibrosis'],
      text: 'Skip this if you were not given a meter. Choose the last answer.',
    },
    options: [
      { id: 'above_80', label: 'More than 80% of my best', clinicallySignificant: false },
      {
        id: '50_80',
        label: 'Between 50% and 80% of my best',
        reason: 'Your peak flow is 50% to 80% of your best',
        clinicallySignificant: true,
      },
      {
        id: 'below_50',
        label: 'Less than 50% of my best',
        redFlag: 'Peak flow under half of your best',
        clinicallySignificant: true,
      },
      { id: 'not_measured', label: 'I have not measured it today', clinicallySignificant: false },
      {
        id: 'no_meter',
        label: 'I do not have a meter, or do not know my best',
        clinicallySignificant: false,
      },
    ],
    ...reviewed('alu-peak-flow', 'bts-acute-asthma', 'specification'),
  },
  {
    id: 'rescue_inhaler',
    text: 'How often have you needed your reliever in the last 24 hours?',
    hint: 'Your reliever is the inhaler you use when symptoms start. It is often blue. If you have an AIR or MART inhaler, count the extra puffs.',
    options: [
      { id: 'none', label: 'Not at all, or I do not have one', clinicallySignificant: false },
      { id: '1_2', label: '1 or 2 times', clinicallySignificant: false },
      { id: '3_4', label: '3 or 4 times', clinicallySignificant: false },
      {
        id: 'more_than_4',
        label: 'More than 4 times, and it still helps each time',
        reason: 'You needed your reliever more than 4 times in the last 24 hours',
        clinicallySignificant: true,
      },
      {
        id: 'not_helping',
        label: 'It is not helping, or it wears off in less than 4 hours',
        redFlag: 'Reliever inhaler not working, or wearing off in less than 4 hours',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('alu-asthma-attack', 'nice-ng245', 'hwe-reliever'),
  },
  {
    id: 'blue_lips_fingers',
    text: 'Look at your lips and fingers. What do you see?',
    hint: 'On brown or black skin, check the palms, the inside of your lips, your tongue and your nail beds.',
    options: [
      { id: 'normal', label: 'Normal for me', clinicallySignificant: false },
      {
        id: 'cold_only',
        label: 'Pale or blue only in the cold. Normal again when warm',
        clinicallySignificant: false,
      },
      {
        id: 'blue_fingers',
        label: 'Fingers or nails look blue or grey, and they are warm',
        redFlag: 'Blue or grey fingers or nails',
        clinicallySignificant: true,
      },
      {
        id: 'blue_lips',
        label: 'Lips, tongue or face look blue, grey or very pale',
        redFlag: 'Blue, grey or very pale lips, tongue or face',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-shortness-of-breath', 'nhs-sepsis', 'bts-acute-asthma'),
  },
  {
    id: 'alertness_confusion',
    text: 'How clear is your thinking?',
    options: [
      { id: 'alert', label: 'Clear and normal', clinicallySignificant: false },
      { id: 'tired', label: 'Tired, but clear', clinicallySignificant: false },
      {
        id: 'worried',
        label: 'Worried about my breathing, but thinking clearly',
        clinicallySignificant: false,
      },
      {
        id: 'confused',
        label: 'Confused, muddled, very restless, slurring words, very sleepy or hard to wake',
        redFlag: 'New confusion, slurred speech, or very hard to wake',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-shortness-of-breath', 'nhs-sepsis'),
  },
  {
    id: 'fatigue',
    text: 'How tired do you feel?',
    options: [
      { id: 'none', label: 'Normal for me', clinicallySignificant: false },
      {
        id: 'mild',
        label: 'More tired than usual, but I can do daily tasks',
        clinicallySignificant: false,
      },
      { id: 'moderate', label: 'I need to rest between tasks', clinicallySignificant: false },
      {
        id: 'severe',
        label: 'Too tired to wash, dress or make food',
        reason: 'You are too tired to wash, dress or make food',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('how-are-you-today'),
  },
]
