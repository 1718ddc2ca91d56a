// Failures before a program serves: one line for the operator, exit code 1, no stack.

export class StartError extends Error {
  override name = 'StartError'
}

/** What a program needs does not answer, which may pass: a program that has a stand-in for it goes on. */
export class AwayError extends StartError {
  override name = 'AwayError'
}

/** Runs `main`; a StartError is printed as its message, anything else with its stack. Exits 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const text = error instanceof StartError ? error.message : error
    process.stderr.write(`${text instanceof Error ? text.stack : text}\n`)
    process.exit(1)
  })
}
