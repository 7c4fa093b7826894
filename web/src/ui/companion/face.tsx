import type { Expression } from './companion.tsx'

type Props = {
  expression: Expression
  /** Distance of each eye from the middle, and the heights of the parts, on the 120 by 120 grid. */
  eyeX: number
  eyeY: number
  cheekY: number
  /** None: the beak serves as the mouth. */
  mouthY?: number
}

const ink = '#212b32'
const line = { fill: 'none', stroke: ink, strokeWidth: 3, strokeLinecap: 'round' } as const

/** Eyes, brows, cheeks and mouth: what the three characters have in common. */
export function Face({ expression, eyeX, eyeY, cheekY, mouthY }: Props) {
  return (
    <>
      <Eye x={60 - eyeX} y={eyeY} expression={expression} />
      <Eye x={60 + eyeX} y={eyeY} expression={expression} />
      {expression === 'concerned' && (
        <path
          d={`M${56 - eyeX} ${eyeY - 9}q5 -1 8 -5M${64 + eyeX} ${eyeY - 9}q-5 -1 -8 -5`}
          {...line}
          strokeWidth="2.5"
        />
      )}
      <g fill="#e2685f" opacity="0.45">
        <ellipse cx={60 - eyeX - 8} cy={cheekY} rx="5" ry="3.5" />
        <ellipse cx={60 + eyeX + 8} cy={cheekY} rx="5" ry="3.5" />
      </g>
      {mouthY !== undefined && <path d={`M60 ${mouthY}${mouths[expression]}`} {...line} strokeWidth="2.5" />}
    </>
  )
}

function Eye({ x, y, expression }: { x: number; y: number; expression: Expression }) {
  switch (expression) {
    case 'resting':
      return <path d={`M${x - 5} ${y}q5 5 10 0`} {...line} />
    case 'proud':
      return <path d={`M${x - 5} ${y + 2}q5 -7 10 0`} {...line} />
    case 'hello':
    case 'calm':
    case 'concerned':
      return (
        <>
          <circle cx={x} cy={y} r="5" fill={ink} />
          <circle cx={x + 1.6} cy={y - 1.8} r="1.7" fill="#fff" />
        </>
      )
  }
}

/** From the middle of the mouth. */
const mouths: Record<Expression, string> = {
  hello: 'm-7 0q7 8 14 0',
  calm: 'm-5 1q5 4 10 0',
  resting: 'm-3 2q3 2 6 0',
  concerned: 'm-5 4q5 -5 10 0',
  proud: 'm-8 0q8 9 16 0',
}
