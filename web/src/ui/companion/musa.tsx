import type { Expression } from './companion.tsx'
import { Face } from './face.tsx'

/** An owl: calm and wise. */
export function Musa({ expression }: { expression: Expression }) {
  const raised = expression === 'hello' || expression === 'proud'
  return (
    <>
      <path d="M31 44q-6-18 1-27q9 3 20 11h16q11-8 20-11q7 9 1 27Z" fill="#004b93" />
      <path d="M60 24c24 0 35 17 35 43c0 25-14 40-35 40s-35-15-35-40c0-26 11-43 35-43Z" fill="#1f71c1" />
      <path d="M60 72c14 0 21 7 21 18c0 10-9 15-21 15s-21-5-21-15c0-11 7-18 21-18Z" fill="#d9e7f4" />
      <g fill="none" stroke="#4c8ecd" strokeWidth="2.5" strokeLinecap="round">
        <path d="M48 87q4 4 8 0m8 0q4 4 8 0M56 95q4 4 8 0" />
      </g>
      <path
        d="M27 66q-12 12-5 29q10-4 12-16Z"
        fill="#004b93"
        transform={expression === 'proud' ? 'rotate(75 30 74)' : undefined}
      />
      <path
        d="M93 66q12 12 5 29q-10-4-12-16Z"
        fill="#004b93"
        transform={raised ? 'rotate(-75 90 74)' : undefined}
      />
      <circle cx="44" cy="50" r="16" fill="#edf4fa" />
      <circle cx="76" cy="50" r="16" fill="#edf4fa" />
      <Face expression={expression} eyeX={15} eyeY={50} cheekY={70} />
      <path d="M54 58q6-4 12 0q-1 8-6 11q-5-3-6-11Z" fill="#ffb81c" />
      <path d="M50 106v4m-4 0h8M70 106v4m-4 0h8" stroke="#cc9316" strokeWidth="3.5" strokeLinecap="round" />
    </>
  )
}
