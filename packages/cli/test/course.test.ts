import { afterEach, expect, it, vi } from 'vitest'
import { followCourse } from '../src/trial/course.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('tells how far a trial is, again only when it has gone further', () => {
  vi.useFakeTimers()
  const told: string[] = []
  let done = 0
  const course = followCourse(
    () => `${done} done`,
    (line) => told.push(line),
    1000,
  )
  vi.advanceTimersByTime(2500)
  done = 7
  vi.advanceTimersByTime(2000)
  course.close()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual(['0 done', '7 done'])
})

it('tells what has come of a trial that ends before its time', () => {
  const told: string[] = []
  const before = process.listeners('exit')
  const course = followCourse(
    () => '3 done',
    (line) => told.push(line),
  )
  const added = process.listeners('exit').filter((listener) => !before.includes(listener))
  for (const listener of added) listener(1)
  expect(told).toEqual(['ended early: 3 done'])
  course.close()
  expect(process.listeners('exit')).toEqual(before)
})
