import fc from "fast-check";

/** The same values in every run: whether the tests pass is no matter of luck. Others are tried with another FUZZ_SEED. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20261121) });

export default fc;
