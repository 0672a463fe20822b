#!/usr/bin/env node
/** The process: runs the command with Node's services and ends with its exit code. */
import * as NodeRuntime from "@effect/platform-node/NodeRuntime";
import * as NodeServices from "@effect/platform-node/NodeServices";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type * as Runtime from "effect/Runtime";
import * as ExitCode from "./exit-code.ts";
import { run } from "./palimpsest.ts";

/** Ends the process once standard output is written out: it need not be where pipes are asynchronous. */
const teardown: Runtime.Teardown = (exit, onExit) => {
  const code = Exit.isSuccess(exit) ? Number(exit.value) : ExitCode.interrupted;
  process.stdout.write("", () => {
    onExit(code);
    process.exit(code);
  });
};

NodeRuntime.runMain(Effect.provide(run, NodeServices.layer), { disableErrorReporting: true, teardown });
