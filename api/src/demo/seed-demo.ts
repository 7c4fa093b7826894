import { insertClinician } from '../platform/authentication/clinician.repo.ts'
import { demoClinicianId } from '../platform/authentication/demo-authenticator.ts'
import type { Db } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Clock } from '../platform/deps.ts'
import { hasPatients } from '../records/profile/patients.repo.ts'
import { samplePeople } from './sample-people.ts'
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
  await inTransaction(db, undefined, async (trx) => {
    if (await hasPatients(trx)) return
    await insertClinician(trx, clinician)
    for (const person of samplePeople) await seedPerson(trx, person, { clinician, timeOf, clock })
  })
}
