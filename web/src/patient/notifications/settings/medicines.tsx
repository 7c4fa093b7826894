import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { MedicineList } from './medicine-list.tsx'
import { medicineWords } from './medicine-words.ts'
import { useMedicines } from './use-medicines.ts'
import { useTopicSwitches } from './use-topic-switches.ts'
import styles from './notification-settings-tab.module.css'

export function Medicines() {
  const medicines = useMedicines()
  const [editing, setEditing] = useState<string>()
  const isSwitchedOff = useTopicSwitches()?.topics.medications === false
  if (!medicines) return null
  const { reminders, isNameShown, notSaved, outcome, save, remove, showNames } = medicines
  return (
    <Card className={styles.stack}>
      <h2>{medicineWords.heading}</h2>
      <p>{medicineWords.note}</p>
      <p className={styles.quiet}>{medicineWords.notAnAlarm}</p>
      {isSwitchedOff && <p className={styles.failed}>{medicineWords.switchedOff}</p>}
      {reminders.length === 0 ? (
        <p>{medicineWords.none}</p>
      ) : (
        <MedicineList
          reminders={reminders}
          isNameShown={isNameShown}
          editing={editing}
          onEdit={setEditing}
          onSave={save}
          onRemove={remove}
        />
      )}
      <p role="status" className={styles.said}>
        {outcome}
      </p>
      {notSaved && <NotSavedNotice reason={notSaved} what="your reminder" again="press the button again" />}
      {editing === undefined && <MedicineForm id="new-medicine" onSave={save} />}
      {reminders.length > 0 && (
        <Switch
          label={medicineWords.showName}
          aria-label={medicineWords.showName}
          description={medicineWords.showNameNote}
          checked={isNameShown}
          onChange={() => void showNames(!isNameShown)}
        />
      )}
    </Card>
  )
}
