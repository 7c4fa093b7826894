import type { Db } from '../db/database.ts'
import { insertClinician } from '../clinician/clinician.repo.ts'
import type { Clock } from '../deps.ts'
import { demoClinicianId } from '../identity/demo-authenticator.ts'
import { hasPatients } from '../patients/patients.repo.ts'
import { people } from './people.ts'
import { sampleTimes } from './sample-time.ts'
import { seedPerson } from './seed-person.ts'

const clinician = {
  id: demoClinicianId,
  name: 'Helen Marsh',
  title: 'Dr.',
  department: 'Respiratory Medicine',
}

/** Fills an empty demo database once, with histories that end today. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  const timeOf = sampleTimes(clock)
  await db.transaction().execute(async (trx) => {
    if (await hasPatients(trx)) return
    await insertClinician(trx, clinician)
    for (const person of people) await seedPerson(trx, person, { clinician, timeOf, clock })
  })
}
