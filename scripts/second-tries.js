/** Tells what failed at first of a test that passed at its second try: no reason to stop a run, but one to look at it. */
export class SecondTries {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const failures = test.result().errors ?? []
    console.log(`\nonly at a second try: ${test.fullName} (${test.module.relativeModuleId})`)
    for (const { message, stacks = [] } of failures) {
      console.log(message)
      for (const { file, line, column } of stacks) console.log(`  at ${file}:${line}:${column}`)
    }
  }
}
