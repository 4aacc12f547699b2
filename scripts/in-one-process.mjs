// Short tests of plain functions, all in the process of this file: to begin a process for each file would take longer
// than the tests do. Which files is said in the environment, by scripts/verify.mjs.
const files = JSON.parse(process.env.IN_ONE_PROCESS ?? '[]')
for (const file of files) await import(file)
