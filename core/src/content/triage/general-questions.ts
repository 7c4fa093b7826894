import { reviewed } from '../review.ts'
import { feverQuestion } from './fever-question.ts'
import type { TrackQuestion } from './question-schema.ts'

/** General Health Check, in the order asked. */
export const generalQuestions: readonly TrackQuestion<'general'>[] = [
  {
    id: 'difficulty_breathing',
    text: 'How is your breathing right now?',
    hint: 'Compare it with what is normal for you.',
    options: [
      { id: 'none', label: 'Normal for me', clinicallySignificant: false },
      {
        id: 'mild',
        label: 'A bit puffed when I am active. It settles fast when I rest',
        clinicallySignificant: false,
      },
      {
        id: 'moderate',
        label: 'More short of breath than usual. I have to slow down or stop',
        reason: 'You are more short of breath than usual. You have to slow down or stop',
        clinicallySignificant: true,
      },
      {
        id: 'severe',
        label: 'Hard to breathe even at rest, gasping or choking, or I cannot finish a sentence',
        redFlag:
          'Severe trouble breathing: gasping, choking, unable to get words out, or breathless at rest and worse than usual',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-shortness-of-breath'),
  },
  {
    id: 'chest_pain',
    text: 'Do you have chest pain or tightness?',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      {
        id: 'mild',
        label: 'Sore from coughing. It only hurts when I cough or press on it',
        clinicallySignificant: false,
      },
      {
        id: 'sharp',
        label: 'Sharp pain when I breathe in, or any other chest pain that comes and goes',
        reason: 'You have sharp pain when you breathe in, or other chest pain that comes and goes',
        clinicallySignificant: true,
      },
      {
        id: 'crushing',
        label:
          'Tight, heavy or squeezing pain. Or pain that spreads, will not go away, or comes with sweating, feeling sick, feeling faint or being short of breath',
        redFlag:
          'Chest pain that is tight or heavy, spreads to the arm, neck, jaw, stomach or back, or comes with sweating, sickness, faintness or breathlessness',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-chest-pain'),
  },
  feverQuestion,
  {
    id: 'cough_mucus',
    text: 'What is your cough like, and what do you cough up?',
    options: [
      { id: 'none', label: 'No cough, or a dry tickle', clinicallySignificant: false },
      { id: 'clear', label: 'A cough with clear or white mucus', clinicallySignificant: false },
      { id: 'coloured', label: 'A cough with yellow or green mucus', clinicallySignificant: false },
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
    ...reviewed('nhs-coughing-up-blood', 'nhs-wales-coughing-up-blood', 'nice-ng120'),
  },
  {
    id: 'sore_throat',
    text: 'Do you have a sore throat?',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      { id: 'mild', label: 'A little sore', clinicallySignificant: false },
      { id: 'moderate', label: 'Sore, but I can eat and drink', clinicallySignificant: false },
      {
        id: 'severe',
        label: 'Very sore. I can hardly eat, it is much worse on one side, or it has lasted over a week',
        reason:
          'Your throat is very sore. You can hardly eat, it is much worse on one side, or it has lasted over a week',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-sore-throat'),
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
      {
        id: 'moderate',
        label: 'Too tired to wash, dress or make food',
        reason: 'You are too tired to wash, dress or make food',
        clinicallySignificant: true,
      },
      {
        id: 'severe',
        label: 'Too weak to stand, or very sleepy and hard to wake',
        redFlag: 'Too weak to stand, or very drowsy and hard to wake',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-sepsis', 'sepsis-trust'),
  },
  {
    id: 'body_aches',
    text: 'Do you have aches or pains?',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      { id: 'mild', label: 'A few aches', clinicallySignificant: false },
      { id: 'moderate', label: 'Aching all over, but painkillers help', clinicallySignificant: false },
      {
        id: 'severe',
        label: 'Very bad pain, or pain or swelling in one leg',
        reason: 'You have very bad pain, or pain or swelling in one leg',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-shortness-of-breath', 'sepsis-trust'),
  },
  {
    id: 'headache',
    text: 'Do you have a headache?',
    options: [
      { id: 'none', label: 'No', clinicallySignificant: false },
      { id: 'mild', label: 'Mild', clinicallySignificant: false },
      { id: 'moderate', label: 'It bothers me, but painkillers help', clinicallySignificant: false },
      {
        id: 'severe',
        label: 'Very bad, keeps getting worse, or painkillers do not help',
        reason: 'Your headache is very bad, keeps getting worse, or painkillers do not help',
        clinicallySignificant: true,
      },
      {
        id: 'sudden_severe',
        label:
          'Sudden and the worst I have had. Or with a stiff neck, confusion, weakness, trouble speaking, or loss of sight',
        redFlag:
          'Sudden severe headache, or headache with stiff neck, confusion, weakness, speech or sight problems',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-headache'),
  },
  {
    id: 'swallowing',
    text: 'Can you swallow?',
    options: [
      { id: 'none', label: 'Yes, as normal', clinicallySignificant: false },
      { id: 'mild', label: 'It is sore, but I can eat and drink', clinicallySignificant: false },
      {
        id: 'difficult',
        label: 'Hard to swallow food. I can still drink',
        reason: 'It is hard to swallow food. You can still drink',
        clinicallySignificant: true,
      },
      {
        id: 'unable',
        label: 'I cannot swallow drinks or spit. I am drooling, or I make a high sound when I breathe in',
        redFlag: 'Cannot swallow fluids or saliva, drooling, or a high-pitched sound when breathing in',
        clinicallySignificant: true,
      },
    ],
    ...reviewed('nhs-sore-throat'),
  },
]
