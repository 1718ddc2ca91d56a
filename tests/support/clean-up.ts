// Registers and runs the cleanup steps of a test file, whatever happened in between.

type Step = () => Promise<unknown> | unknown

const steps: Step[] = []

/** Registers a step for the end of the test file. */
export function atEnd(step: Step): void {
  steps.push(step)
}

/** Runs every step, in reverse order. A failure does not stop the others; the first error is thrown at the end. */
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
