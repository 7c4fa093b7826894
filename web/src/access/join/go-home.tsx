import { Button } from '@mantine/core'
import { useExitToHome } from '../../ui/hooks/use-exit-to-home.ts'

type Props = { children: string; onGo: () => Promise<void> }

/** @param onGo runs when this screen is left, because what it forgets is what the screen shows */
export function GoHome({ children, onGo }: Props) {
  const leave = useExitToHome()
  return (
    <div>
      <Button color="green" onClick={() => void leave(onGo)}>
        {children}
      </Button>
    </div>
  )
}
