/** Who to call: clinical content, section 7, and ruling C-27. Reviewed with the rest of the clinical content. */
type Call = { name: string; tel: string; level: 'emergency' | 'urgent' }
type Helpline = { title: string; detail: string; calls: readonly Call[] }

const call999: Call = { name: 'Call 999', tel: '999', level: 'emergency' }
const call111: Call = { name: 'Call 111', tel: '111', level: 'urgent' }

export const helplines: readonly Helpline[] = [
  {
    title: 'Emergency: 999',
    detail: 'When a life may be in danger. If you cannot speak or hear: 18000, or the 999 BSL video service.',
    calls: [call999],
  },
  {
    title: 'Urgent advice: 111',
    detail:
      'Free, day and night, in England, Scotland and Wales. In Northern Ireland call your GP surgery or the GP out-of-hours service. Text relay: 18001 111.',
    calls: [call111],
  },
  {
    title: 'Poisoning or overdose',
    detail:
      'Call 999 if the person is very ill. Otherwise call 111 (Northern Ireland: your GP surgery or the GP out-of-hours service).',
    calls: [call999, call111],
  },
]

/** Clinical content, section 7: [SOB] [CHEST] [BLOOD] [ASTHMA] [THROAT] [SEPSIS]. */
export const callEmergencyIf: readonly string[] = [
  'you are gasping, choking or cannot get words out',
  'your lips or skin turn very pale, blue or grey (check palms and inside lips on brown or black skin)',
  'your chest feels tight or heavy, or pain spreads to your arm, back, neck or jaw',
  'you are suddenly confused or hard to wake',
  'you cough up more than a few spots of blood',
  'your asthma reliever does not help',
  'you cannot swallow your own spit',
  'you have a rash that does not fade under a glass',
]

/** Clinical content, section 7: [SOB] [BLOOD] [FEVER] [BLF-COPD]. */
export const callUrgentIf: readonly string[] = [
  'you are more short of breath than usual',
  'you have coughed up a few spots or streaks of blood',
  'your temperature is very high, or you feel hot, cold or shivery',
  'you have pain or swelling in one leg',
  'your heart is racing or fluttering',
  'you use your reliever more than 4 times a day',
  'your peak flow is 50% to 80% of your best',
  'you have COPD and your cough, phlegm or breathing is getting worse',
]

type Steps = { title: string; steps: readonly string[] }

/** Clinical content, section 13: [ASTHMA] [ALUK-AA] [BLF-COPD] [HAYT]. */
export const firstAid: readonly Steps[] = [
  {
    title: 'Asthma attack: blue reliever inhaler',
    steps: [
      'Sit up straight. Try to stay calm.',
      'Take 1 puff every 30 to 60 seconds, up to 10 puffs. Shake it between puffs. Use a spacer if you have one.',
      'Call 999 if you feel worse at any time, or are not better after the last puff, or have no inhaler.',
      'No ambulance after 10 minutes and no better: repeat step 2. Call 999 again if still no better.',
      'If you get better: get a GP or nurse appointment the same day.',
    ],
  },
  {
    title: 'Asthma attack: AIR or MART inhaler',
    steps: [
      'Sit up straight. Try to stay calm.',
      'Take 1 puff every 1 to 3 minutes, up to 6 puffs.',
      'Call 999 if you feel worse at any time, or are not better after the last puff, or have no inhaler.',
      'No ambulance after 10 minutes and no better: ask the 999 call handler what to do.',
      'If you get better: get a GP or nurse appointment the same day.',
    ],
  },
  {
    title: 'COPD flare-up',
    steps: [
      'Signs: more breathless than usual, more cough, more phlegm, or a new colour.',
      'Use your plan and your reliever. Rest.',
      'Contact a GP or your COPD team today.',
      'Call 999 if you struggle to breathe, your chest feels tight or heavy, pain spreads, or you are confused.',
    ],
  },
]
