// Who judges by what in the Dune: Imperium family: the strongest one by what it has learned.

import { imperiumJudgement, imperiumStudent, type Level } from '@sietch/bots'

const STUDENTS: readonly Level[] = ['master']

export const judgement = imperiumJudgement()
const student = imperiumStudent()

export const judgementFor = (level: Level) => (STUDENTS.includes(level) ? student.judgement : judgement)

/** Of bots by name, those made for measuring among them (`master-uncapped`). */
export async function study(bots: readonly string[]): Promise<void> {
  if (bots.some((bot) => STUDENTS.some((level) => bot.startsWith(level)))) await student.study()
}
