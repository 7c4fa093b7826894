import { nationHas111, northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { useNation } from '../data/live/use-nation.ts'

/** "111" inside a sentence after "call", or who gives urgent advice in Northern Ireland. */
export function AdviceNumber() {
  if (nationHas111(useNation())) return <a href="tel:111">111</a>
  return <>your GP surgery or the GP out-of-hours service</>
}

/** Follows a sentence with 111 while the person's nation is unknown. */
export function NorthernIrelandLine() {
  return useNation() === undefined ? <> {northernIreland.text}</> : null
}
