import { exampleFigures, type ExampleFigureId } from '../example-figures.ts'

/** @param day the day of checking in: "felt better by day +2" counts from it (specification, section 4) */
export function figureSentence(id: ExampleFigureId, day: number): string {
  return exampleFigures[id].sentence.replace('{dayInTwoDays}', String(day + 2))
}
