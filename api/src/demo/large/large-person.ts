import type { Gender, Profile } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { SamplePerson, SampleTime } from '../sample-person.ts'
import { femaleNames, maleNames, surnames, towns } from './names.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { type UsualState, symptomCourse } from './symptom-course.ts'

/** An invented person with this many days of history. The same id always gives the same person. */
export function largePerson(id: number, days: number): SamplePerson {
  const random = seededRandom(id)
  const profile = profileOf(id, random)
  const usual = random.pick([1, 1, 1.5, 1.5, 2, 2, 2.5, 3, 4])
  const constitution: UsualState = {
    usual,
    usesReliever: profile.inhaler !== undefined,
    peakFlowBestLpm: profile.peakFlowBestLpm,
  }
  const hour = random.between(7, 20)
  const at = () => `${String(hour).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`

  // A person who logs in the evening has no entry for today yet.
  const newestDaysAgo = hour < 9 ? 0 : 1
  const silentDays = random.chance(0.08) ? random.between(2, Math.max(2, days)) : newestDaysAgo
  const hasBegun = !random.chance(0.02)
  const course = hasBegun ? symptomCourse(days, constitution, random) : []
  const symptoms = course
    .map((report, day) => ({ daysAgo: days - 1 - day, at: at(), report }))
    .filter(({ daysAgo }) => daysAgo >= silentDays)
  const isSilent = silentDays > newestDaysAgo
  const lastHeard = isSilent ? { daysAgo: silentDays, at: '21:40' } : { daysAgo: 0, at: '08:59' }
  return {
    id,
    profile,
    joinedDaysAgo: days,
    symptoms,
    checks: symptoms.filter(() => random.chance(0.02)).map((entry) => checkOn(entry, random)),
    phone: hasBegun ? phoneOf(lastHeard, random) : null,
  }
}

/** Numbers that Ofcom reserves for drama, so that no real person has one. */
const phonePrefixes = [
  '07700 900',
  '07700 900',
  '020 7946 0',
  '01632 960',
  '029 2018 0',
  '028 9649 6',
] as const

function profileOf(id: number, random: SeededRandom): Profile {
  const gender = random.pick<Gender>(['female', 'male'])
  const name = `${random.pick(gender === 'female' ? femaleNames : maleNames)} ${random.pick(surnames)}`
  const [location, nation] = random.pick(towns)
  const diagnosis = random.pick([
    'Asthma',
    'Asthma',
    'Asthma',
    'COPD',
    'COPD',
    'Bronchitis',
    'Pulmonary Fibrosis',
  ])
  const age = diagnosis === 'Asthma' ? random.between(18, 78) : random.between(48, 91)
  const digits = String(random.between(0, 999)).padStart(3, '0')
  const others = (['High Blood Pressure', 'Diabetes', 'Heart Disease'] as const).filter(() =>
    random.chance(0.15),
  )
  return {
    name,
    email: `patient${id}@example.org`,
    username: `patient${id}`,
    age,
    gender,
    location,
    conditions: [diagnosis, ...others],
    ...(diagnosis !== 'Bronchitis' && { respiratoryDiagnosis: diagnosis }),
    isVulnerable: random.chance(age >= 65 ? 0.25 : 0.05),
    companionAvatar: random.pick(['joy', 'musa', 'rani']),
    ...(!random.chance(0.05) && { phone: `${random.pick(phonePrefixes)}${digits}` }),
    nation,
    ...(diagnosis === 'Asthma' && { inhaler: random.pick(['blue', 'air-or-mart']) }),
    ...(diagnosis === 'Asthma' && random.chance(0.5) && { peakFlowBestLpm: random.between(30, 62) * 10 }),
  }
}

/** A symptom check on the day of an entry, and consistent with it. */
function checkOn(
  { report, ...time }: SampleTime & { report: SymptomReport },
  random: SeededRandom,
): SamplePerson['checks'][number] {
  const { breathlessness, coughSeverity } = report
  const answers = {
    difficulty_breathing: breathlessness >= 8 ? 'severe' : breathlessness >= 5 ? 'moderate' : 'mild',
    cough_mucus: coughSeverity >= 6 ? 'changed' : 'none',
    rescue_inhaler: breathlessness >= 5 ? '3_4' : random.pick(['none', '1_2']),
    fever: report.temperature === 'normal' ? 'none' : 'low',
  }
  return { ...time, track: 'respiratory', answers }
}

/** Most phones have nothing unsent; a few hold entries back or have a wrong clock. */
function phoneOf(lastHeard: SampleTime, random: SeededRandom): SamplePerson['phone'] {
  const pendingCount = random.chance(0.03) ? random.between(1, 9) : 0
  return {
    lastHeard,
    pendingCount,
    ...(pendingCount > 0 && { oldestPending: { ...lastHeard, at: '08:05' } }),
    clockSkewMin: random.chance(0.02) ? random.between(-90, 90) : 0,
  }
}
