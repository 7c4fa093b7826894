import { readsLungAdvice } from '../triage/person.ts'
import type { Person } from '../triage/person.ts'
import type { Myth } from './myth-schema.ts'
import { reviewed } from './review.ts'

export const myths: readonly Myth[] = [
  {
    id: 'antibiotics-for-colds',
    myth: 'Antibiotics cure coughs and colds',
    fact: 'Antibiotics do not cure all coughs and colds. They do not work on viruses. Most coughs and colds are caused by viruses.',
    ...reviewed('nice-ng120', 'ukhsa-keep-antibiotics-working'),
  },
  {
    id: 'antibiotics-for-chest-infections',
    myth: 'Most chest infections need antibiotics',
    fact: 'Most infections of the nose, throat and airways are viral. Many chest infections are too, and get better without antibiotics. A GP can tell you if you need them.',
    ...reviewed('nhs-chest-infection', 'nice-ng120', 'specification'),
  },
  {
    id: 'green-phlegm',
    myth: 'Green phlegm means I need antibiotics',
    fact: 'Colour alone is not a good guide. If you have COPD, a colour change does need checking.',
    ...reviewed('nice-ng120', 'alu-copd-flare-up'),
  },
  {
    id: 'cough-gone-in-a-week',
    myth: 'A cough should be gone in a week',
    fact: 'A cough often lasts 3 to 4 weeks. See a GP if you have had it for 3 weeks or more.',
    ...reviewed('nice-ng120', 'target-leaflet', 'nhs-cough'),
  },
  {
    id: 'steam-from-a-bowl',
    myth: 'Breathing steam from a bowl clears my chest',
    fact: 'There is no good proof it helps, and hot water burns people every winter.',
    ...reviewed('burn-association'),
  },
  {
    id: 'avoid-breathlessness',
    myth: 'If I have a lung condition I should avoid getting breathless',
    fact: 'Getting a bit breathless when you move is safe for most people and builds fitness.',
    ...reviewed('alu-activity', 'chss'),
  },
  {
    id: 'preventer-when-bad',
    myth: 'I only need my preventer when I feel bad',
    fact: 'Preventers work when you use them every day.',
    ...reviewed('hwe-reliever', 'alu-inhalers'),
  },
  {
    id: 'hay-fever-and-asthma',
    myth: 'Hay fever has nothing to do with asthma',
    fact: 'Pollen can set off asthma. Treat your hay fever too.',
    ...reviewed('nhs-hay-fever', 'alu-weather'),
  },
  {
    id: 'leftover-antibiotics',
    myth: 'I can save leftover antibiotics for next time',
    fact: 'Do not save or share them. Take leftovers to a pharmacy.',
    ...reviewed('ukhsa-keep-antibiotics-working'),
  },
  {
    id: 'ibuprofen-for-everyone',
    myth: 'Ibuprofen is fine for everyone with a cold',
    fact: 'Ask a pharmacist first if you have asthma, or heart, kidney or stomach problems. Ask too if you are pregnant.',
    ...reviewed('nhs-ibuprofen'),
  },
]

/** Beside a result that says to stay at home. */
export const resultScreenMyths: readonly Myth[] = myths.slice(0, 2)

/** The same for people with a lung condition: none says that an infection gets better by itself (ruling D-08). */
const resultScreenMythsLung: readonly Myth[] = myths.filter(({ id }) =>
  ['green-phlegm', 'preventer-when-bad'].includes(id),
)

export const resultScreenMythsFor = (person: Person | undefined): readonly Myth[] =>
  readsLungAdvice(person) ? resultScreenMythsLung : resultScreenMyths
