import '@mantine/core/styles/Slider.layer.css'
import { Slider } from '@mantine/core'
import { maxScore, minScore } from '@second-wind/core/records/symptom-entry'
import { useId, useState, type ReactNode, type TouchEvent } from 'react'
import { StepButton } from '../primitives/step-button.tsx'
import classes from './severity-slider.module.css'

export type SeveritySliderProps = {
  label: string
  /** The form field, so that the form can find and focus the thumb. */
  field: string
  value: number
  /** False until the person sets it; until then no number and no word is shown. */
  isSet: boolean
  wordOf: (value: number) => string
  onChange: (value: number) => void
  /** Called after the person touched the slider, even without a change. It must not overwrite a value just set. */
  onTouch: () => void
  /** A score to compare with. */
  hint?: string | undefined
  error?: ReactNode
}

/** A score from 1 to 10, set by dragging, tapping, arrow keys or the step buttons. */
export function SeveritySlider(props: SeveritySliderProps) {
  return (
    <div className={classes.place}>
      <Score {...props} />
    </div>
  )
}

function Score(props: SeveritySliderProps) {
  const { label, field, value, isSet, wordOf, onChange, onTouch, hint, error } = props
  const labelId = useId()
  const errorId = useId()
  const hintId = useId()
  const describedBy = [...(hint ? [hintId] : []), ...(error ? [errorId] : [])]
  const [spoken, setSpoken] = useState('')
  const spokenValue = (score: number) => (isSet ? `${score} out of 10, ${wordOf(score)}` : 'Not set yet')

  const step = (by: 1 | -1) => {
    const next = Math.min(maxScore, Math.max(minScore, value + by))
    onChange(next)
    setSpoken(`${label}: ${next} out of 10, ${wordOf(next)}`)
  }

  return (
    <div role="group" aria-labelledby={labelId} className={classes.slider} data-unset={!isSet || undefined}>
      <Heading {...props} id={labelId} />
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      <StepButton
        name={`${label} down by 1`}
        atEnd={value === minScore}
        onPress={() => step(-1)}
        sign="minus"
      />
      <Slider
        className={classes.track}
        classNames={{ thumb: classes.thumb ?? '', track: classes.line ?? '', bar: classes.bar ?? '' }}
        min={minScore}
        max={maxScore}
        value={value}
        onChange={onChange}
        onChangeEnd={onTouch}
        onTouchStartCapture={scrollPastTrack}
        label={null}
        thumbLabel={label}
        thumbValueText={spokenValue}
        thumbProps={{
          ...{ 'data-path': field },
          'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        }}
      />
      <StepButton name={`${label} up by 1`} atEnd={value === maxScore} onPress={() => step(1)} sign="plus" />
      <SliderEnds wordOf={wordOf} />
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      <span role="status" className={classes.spoken}>
        {spoken}
      </span>
    </div>
  )
}

function Heading({ id, label, value, isSet, wordOf }: SeveritySliderProps & { id: string }) {
  return (
    <div className={classes.heading}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <span className={classes.value} aria-hidden>
        {isSet ? `${value} · ${wordOf(value)}` : 'Not set yet'}
      </span>
    </div>
  )
}

function SliderEnds({ wordOf }: Pick<SeveritySliderProps, 'wordOf'>) {
  return (
    <div className={classes.ends} aria-hidden>
      {[minScore, maxScore].map((score) => (
        <span key={score}>
          {score} {wordOf(score)}
        </span>
      ))}
    </div>
  )
}

/**
 * Mantine's track handles every touch, so a thumb that scrolls the form would change answers unnoticed. Only the knob
 * handles touches; a tap on the track still arrives as a click.
 */
function scrollPastTrack(event: TouchEvent<HTMLElement>) {
  const onKnob = event.target instanceof Element && event.target.closest('[role="slider"]') !== null
  if (!onKnob) event.stopPropagation()
}
