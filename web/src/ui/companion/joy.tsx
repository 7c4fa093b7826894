import type { Expression } from './companion.tsx'
import { Face } from './face.tsx'

/** A round chick: cheerful. */
export function Joy({ expression }: { expression: Expression }) {
  const raised = expression === 'hello' || expression === 'proud'
  return (
    <>
      <g fill="none" stroke="#cc7a00" strokeWidth="3.5" strokeLinecap="round">
        <path d="M50 104v7m-4 0h8M70 104v7m-4 0h8" />
      </g>
      <path d="M59 29q-11-2-12-12q9 1 12 8q-1-12 6-15q4 9-2 16q5-6 12-4q-3 8-12 7Z" fill="#ed8b00" />
      <path d="M60 25c25 0 37 18 37 43c0 24-15 38-37 38s-37-14-37-38c0-25 12-43 37-43Z" fill="#ffc137" />
      <ellipse cx="60" cy="88" rx="22" ry="16" fill="#ffdc8e" />
      <path
        d="M25 70q-13 2-13 17q10 4 17-5Z"
        fill="#f0a30a"
        transform={expression === 'proud' ? 'rotate(85 27 76)' : undefined}
      />
      <path
        d="M95 70q13 2 13 17q-10 4-17-5Z"
        fill="#f0a30a"
        transform={raised ? 'rotate(-85 93 76)' : undefined}
      />
      <Face expression={expression} eyeX={16} eyeY={54} cheekY={72} mouthY={70} />
      <path d="M52 61q8-5 16 0q-3 8-8 8t-8-8Z" fill="#ed8b00" />
    </>
  )
}
