import type { Expression } from './companion.tsx'
import { Face } from './face.tsx'

/** A rabbit with a flower: gentle. Her ears droop when she rests or worries. */
export function Rani({ expression }: { expression: Expression }) {
  const drooping = expression === 'resting' || expression === 'concerned'
  const raised = expression === 'hello' || expression === 'proud'
  return (
    <g transform="translate(3.6 6.5) scale(0.94)">
      <g transform={drooping ? 'rotate(-38 46 42)' : 'rotate(-8 46 42)'}>
        <ellipse cx="46" cy="24" rx="10" ry="24" fill="#9980b8" />
        <ellipse cx="46" cy="26" rx="5" ry="17" fill="#f2bebb" />
      </g>
      <g transform={drooping ? 'rotate(38 74 42)' : 'rotate(8 74 42)'}>
        <ellipse cx="74" cy="24" rx="10" ry="24" fill="#9980b8" />
        <ellipse cx="74" cy="26" rx="5" ry="17" fill="#f2bebb" />
      </g>
      <path d="M60 66c19 0 28 12 28 27c0 11-11 17-28 17s-28-6-28-17c0-15 9-27 28-27Z" fill="#9980b8" />
      <path d="M60 34c22 0 33 12 33 27s-12 27-33 27s-33-12-33-27s11-27 33-27Z" fill="#c2b2d5" />
      <ellipse cx="60" cy="99" rx="15" ry="10" fill="#f1edf5" />
      <ellipse
        cx="36"
        cy="96"
        rx="7"
        ry="11"
        fill="#c2b2d5"
        transform={expression === 'proud' ? 'rotate(125 38 90)' : 'rotate(18 36 96)'}
      />
      <ellipse
        cx="84"
        cy="96"
        rx="7"
        ry="11"
        fill="#c2b2d5"
        transform={raised ? 'rotate(-125 82 90)' : 'rotate(-18 84 96)'}
      />
      <Face expression={expression} eyeX={15} eyeY={58} cheekY={72} mouthY={73} />
      <path d="M56 66q4-3 8 0q-1 4-4 5q-3-1-4-5Z" fill="#d5281b" opacity="0.75" />
      <g transform="translate(4 -6)">
        <g fill="#fff">
          <circle cx="86" cy="38" r="4.5" />
          <circle cx="80" cy="42" r="4.5" />
          <circle cx="92" cy="43" r="4.5" />
          <circle cx="83" cy="48" r="4.5" />
          <circle cx="90" cy="49" r="4.5" />
        </g>
        <circle cx="86" cy="44" r="4" fill="#ffb81c" />
      </g>
    </g>
  )
}
