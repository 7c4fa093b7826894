import { AdviceNumber, NorthernIrelandLine } from '../advice-number.tsx'

/** Beside answers that nobody else can see. */
export function UnfinishedHelp() {
  return (
    <p>
      If you need help, do not wait: call <a href="tel:999">999</a> in an emergency, or <AdviceNumber /> for
      advice.
      <NorthernIrelandLine />
    </p>
  )
}
