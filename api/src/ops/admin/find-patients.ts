import { formatNhsNumber, readNhsNumber } from '@second-wind/core/records/nhs-number'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { iso } from '../../platform/iso.ts'
import { findPatientsByText } from '../../records/profile/patients.repo.ts'
import type { Command } from './commands.ts'
import { operatorActor } from './operator-actor.ts'
import { usageError } from './usage-error.ts'

const most = 20

/** `patients find <part of a name, or NHS number>`: the numbers that other commands need. Audited for each patient. */
export const findPatientsCommand: Command = async (db, words) => {
  const text = words.join(' ').trim()
  if (text === '') return usageError('patients find <part of a name, or NHS number>')
  const at = iso(Date.now())
  const found = await inTransaction(db, undefined, async (trx) => {
    const patients = await findPatientsByText(trx, { name: text, nhsNumber: readNhsNumber(text) }, most + 1)
    for (const { id } of patients.slice(0, most))
      await writeAudit(trx, { at, actor: operatorActor, action: 'patient.find', patientId: id })
    return patients
  })
  if (found.length === 0) return { isGood: true, message: 'There is no such patient.' }
  const lines = found
    .slice(0, most)
    .map(({ id, name, date_of_birth, nhs_number }) =>
      [
        `patient ${id}`,
        name,
        `born ${date_of_birth ?? 'unknown'}`,
        nhs_number === null ? 'no NHS number' : formatNhsNumber(nhs_number),
      ].join('  '),
    )
  if (found.length > most) lines.push(`There are more than ${most}. Give more of the name.`)
  return { isGood: true, message: lines.join('\n') }
}
