import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'

type Props = { children: string; onGo: () => Promise<void> }

/** @param onGo runs when this screen is left, because what it forgets is what the screen shows */
export function GoHome({ children, onGo }: Props) {
  const navigate = useNavigate()
  const go = async () => {
    await navigate('/')
    await onGo()
  }
  return (
    <div>
      <Button color="green" onClick={() => void go()}>
        {children}
      </Button>
    </div>
  )
}
