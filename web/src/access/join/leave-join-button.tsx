import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { useNavigate } from 'react-router-dom'
import * as paths from '../../paths.ts'

/** Leads to Home: the app works without a clinic. */
export function LeaveJoinButton() {
  const navigate = useNavigate()
  return (
    <Button variant="outline" onClick={() => void navigate(paths.home)}>
      {joinWords.consent.no}
    </Button>
  )
}
