import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * An invitation to a record is valid only while the patient shares with that clinician and the clinician's account is
 * open: withdrawing, erasing and closing end it at once, even after approval.
 */
export const hasInviterAccess: RawBuilder<SqlBool> = sql<SqlBool>`(invites.patient_id is null or exists (
  select 1 from care_links, clinician_accounts
  where care_links.clinician_id = invites.clinician_id and care_links.patient_id = invites.patient_id
  and clinician_accounts.clinician_id = invites.clinician_id and clinician_accounts.disabled_at is null))`
