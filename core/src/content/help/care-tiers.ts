import type { Nation } from '../../records/patient.ts'
import { reviewed } from '../review.ts'
import type { CareTier } from './care-tier-schema.ts'
import { northernIreland } from './northern-ireland.ts'
import { wordsForNation } from './words-for-nation.ts'

/** The limits of a temperature are those of the symptom check (hazard C25). */
export const emergencyTier: CareTier = {
  id: 'emergency',
  level: 'emergency',
  heading: 'Call 999 or go to A&E now if:',
  items: [
    'you are gasping, choking or cannot get words out',
    'your lips or skin turn very pale, blue or grey (check palms and inside lips on brown or black skin)',
    'your chest feels tight or heavy, or pain spreads to your arm, back, neck or jaw',
    'you are suddenly confused or hard to wake',
    'you cough up more than a few spots of blood',
    'your reliever inhaler is not helping',
    'you cannot swallow your own spit',
    'your temperature is very high (over 39.4°C), or you are shaking with chills and feel very ill',
    'you have a rash that does not fade under a glass',
  ],
  footer: 'Do not drive yourself.',
  ...reviewed(
    'nhs-shortness-of-breath',
    'nhs-chest-pain',
    'nhs-coughing-up-blood',
    'nhs-asthma-attack',
    'nhs-copd',
    'alu-copd-flare-up',
    'nhs-sore-throat',
    'nhs-sepsis',
    'specification',
  ),
}

// Hazard C25: the limits of the specification are shown side by side. It wants an appointment within 24 hours for them.
export const urgentTier: CareTier = {
  id: 'urgent',
  level: 'urgent',
  heading: 'Ask for an urgent GP appointment or call 111 if:',
  items: [
    'you are more short of breath than usual',
    'you have coughed up a few spots or streaks of blood',
    'your temperature is 38°C or more, or you feel hot, cold or shivery',
    'your temperature is 37.8°C or more, and you have a lung condition',
    'your temperature is not better after 48 hours',
    'your temperature is over 39°C for more than 3 days',
    'you have had a cough for 3 weeks or more',
    'you have pain or swelling in one leg',
    'your heart is racing or fluttering',
    'you use your reliever more than 4 times a day',
    'your peak flow is 50% to 80% of your best',
    'you have COPD or another lung condition, and your cough, phlegm or breathing is getting worse',
  ],
  footer: northernIreland.text,
  ...reviewed(
    'nhs-shortness-of-breath',
    'nhs-coughing-up-blood',
    'nhs-fever',
    'alu-copd-flare-up',
    'nice-ng120',
    'specification',
  ),
}

const nonUrgentTier: CareTier = {
  id: 'non-urgent',
  level: 'non-urgent',
  heading: 'See a GP if:',
  items: [
    'you are not better after 10 days',
    'symptoms wake you at night',
    'you need your reliever 3 or more days a week',
    'your ankles are swelling and you are short of breath',
    'you are worried',
  ],
  footer: 'You only need one of these.',
  ...reviewed('nhs-shortness-of-breath', 'nice-ng120', 'hwe-reliever', 'specification'),
}

/** On a screen, in the words of a nation (hazard HZ-14): the numbers above the card say what replaces 111. */
export const tierForNation = (nation: Nation | undefined, tier: CareTier): CareTier => ({
  ...tier,
  heading: wordsForNation(nation, tier.heading),
  footer: tier.footer === northernIreland.text ? '' : tier.footer,
})

/** "When to Seek Help", most serious first. */
export const careTiers: readonly CareTier[] = [emergencyTier, urgentTier, nonUrgentTier]
