// What a test started and must be gone at its end, whatever happened in between.

type Step = () => Promise<unknown> | unknown

const steps: Step[] = []

/** Remembers a step for the end of the test file. */
export function atEnd(step: Step): void {
  steps.push(step)
}

/** Runs every step, the last one first. All of them run; the first error is thrown afterwards. */
export async function cleanUp(): Promise<void> {
  const errors: unknown[] = []
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
