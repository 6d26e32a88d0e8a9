import { openStripeBench } from "#tests/support/stripe/bench";
import { paymentsContract } from "./contract";

paymentsContract(() => openStripeBench("2026-11-21T10:30Z"));
